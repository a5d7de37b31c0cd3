import { type LegalDocument, section } from "./legal-document";

export const terms: LegalDocument = {
  title: "Terms of Use",
  summary: "Everyone may use the converters for free. Double-check any result that matters.",
  updated: "2026-11-22",
  sections: [
    section("General conditions", [
      "These terms apply to every page of this website, to its API and to messages sent through it. By using the site you accept these terms. If you do not accept them, please do not use the site.",
      "You do not need an account, the site is free, and you may use the results for any lawful purpose, private or commercial. We may reject requests that put the service at risk for others.",
      "We keep all rights to the design and text of the site. Facts, such as the length of a foot, belong to nobody.",
    ]),
    section("Accuracy of calculations", [
      "We take conversion factors from published standards and calculate with exact fractions wherever a unit is defined exactly. Displayed results are rounded for readability; the page also gives the full value.",
      "Some units are based on a measurement or a convention and are only as accurate as their source. Currency results are indicative. They use daily reference rates, whose date and source are shown on the page, and no bank or exchange is obliged to trade at them.",
      "Despite this care, a result may be wrong. Before you rely on a result where health, safety, money or legal matters are at stake, check it against an independent source.",
    ]),
    section("Service modifications", [
      "We may add, correct, change or remove converters, units, pages and parts of the API at any time. The site may be unavailable because of maintenance or a fault. We try to keep URLs and unit names working, but we do not guarantee that they will, and we are not liable if they stop working.",
    ]),
    section("Optional tools", [
      "Besides the pages, we offer optional tools such as the API, the command-line program, links that contain a value, and the list of your recent conversions. They are provided “as is” and “as available”, and you use them at your own risk.",
      "Programs that call the API should wait when a response asks them to, and should send a reasonable number of requests.",
    ]),
    section("Third-party links", [
      "Pages and answers may link to websites that are not ours, for example to a standard that defines a unit. We do not control these sites, we have not reviewed all of their content, and we are not responsible for what they say, sell or do with your data. Please direct questions about a site to its operator.",
    ]),
    section("User comments", [
      "If you send us a correction, an idea or any other comment through the [Help page](/help), we may use it to improve the site without paying or crediting you. Please do not send anything confidential.",
      "We do not publish your messages. We do not have to answer every message, and we may delete messages that are unlawful, abusive, misleading or promotional.",
    ]),
    section("Personal information", [
      "The [Privacy Policy](/privacy) explains what we collect, what we keep and how to delete it. It is part of these terms.",
    ]),
    section("Prohibited uses", [
      "You may not use the site",
      [
        "for anything unlawful, or to encourage others to do anything unlawful;",
        "to harm, insult, threaten or deceive anyone, or to send messages in someone else’s name;",
        "to send viruses, bulk advertising or other unwanted content through the contact form;",
        "to collect other people’s personal data;",
        "to overload, scan or break into the site or its servers, or to bypass their security;",
        "to pass off its results as certified measurements.",
      ],
      "We may block anyone who does.",
    ]),
    section("Disclaimer and liability", [
      "The site is provided “as is” and “as available”, without warranty of any kind, express or implied, including fitness for a particular purpose, freedom from error and uninterrupted service.",
      "To the extent permitted by law, we are not liable for any loss or damage, whether direct, indirect, incidental or consequential, that arises from using the site, from being unable to use it, or from relying on a result. Nothing in these terms excludes liability that cannot be excluded by law, such as liability for intent or gross negligence, or limits your statutory rights as a consumer.",
    ]),
    section("Indemnification", [
      "If someone makes a claim against us because your use of the site broke these terms, the law or another person’s rights, you agree to cover our resulting losses and reasonable costs, including lawyers’ fees.",
    ]),
    section("Severability", [
      "If a court finds any of these terms unlawful, void or unenforceable, that term applies to the extent the law permits, and all other terms remain in effect.",
    ]),
    section("Termination", [
      "These terms apply for as long as you use the site. You may end them at any time by no longer using it. If you break them, we may end your use of the site at any time and without notice. Obligations that arose before then, and the sections on liability and indemnification, remain in effect.",
    ]),
    section("Changes", [
      "The current version of these terms is always on this page, with its date at the top. We may change the terms by publishing a new version here. If you continue to use the site after that, the new version applies. Please check this page from time to time.",
    ]),
    section(
      "Contact via the Help page",
      ["If you have questions about these terms, please use the form on the [Help page](/help)."],
      "contact",
    ),
  ],
};
