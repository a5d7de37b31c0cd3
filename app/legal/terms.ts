import type { LegalDocument } from "./legal-document";

export const terms: LegalDocument = {
  title: "Terms of Use",
  summary:
    "The converters are free for everyone to use. Check any result that something important depends on.",
  updated: "2026-11-20",
  sections: [
    {
      id: "general-conditions",
      title: "General conditions",
      blocks: [
        "These terms apply to every page of this website, to its programming interface and to messages sent through it. By using the site you accept them; if you do not, please do not use it.",
        "You need no account, you pay nothing, and you may use the results for any lawful purpose, private or commercial. We may turn away requests that endanger the service for others.",
        "The design of the site and its texts remain ours. Facts, such as the length of a foot, belong to nobody.",
      ],
    },
    {
      id: "accuracy-of-calculations",
      title: "Accuracy of calculations",
      blocks: [
        "We take conversion factors from published standards and calculate with exact fractions wherever a unit is defined exactly. What you see is rounded for reading; the full value of a result can be had on the page.",
        "Some units rest on measurement or on convention and are only as sure as their source. Currency results are indicative: they come from a daily set of reference rates whose date and origin the page shows, and no bank or exchange is bound to trade at them.",
        "In spite of this care a result can be wrong. Before you rely on one where health, safety, money or law is at stake, check it against a second, independent source.",
      ],
    },
    {
      id: "service-modifications",
      title: "Service modifications",
      blocks: [
        "We may add, correct, change or remove converters, units, pages and parts of the programming interface at any time, and the site may be out of reach for maintenance or through a fault. We try to keep addresses and unit names working, but we do not promise that they will, and we owe nothing if they do not.",
      ],
    },
    {
      id: "optional-tools",
      title: "Optional tools",
      blocks: [
        "Beside the pages there are tools you may choose to use, among them the programming interface, the command line program, links that carry a value, and the list of your recent conversions. They are offered as they are and as they are available; using them is your choice and at your own risk.",
        "Programs that call the interface should wait when an answer asks them to and should keep to a modest number of requests.",
      ],
    },
    {
      id: "third-party-links",
      title: "Third-party links",
      blocks: [
        "A page or an answer may point to a website that is not ours, for example to a standard that defines a unit. We do not control such sites, have not checked everything on them and are not responsible for what they say, sell or do with your data. Questions about them belong with those who run them.",
      ],
    },
    {
      id: "user-comments",
      title: "User comments",
      blocks: [
        "If you send us a correction, an idea or any other comment through the [Help page](/help), we may use it to better the site without owing you payment or credit. Please send nothing that you must keep secret.",
        "We do not publish your messages. We need not answer every one, and we may delete those that are unlawful, abusive, misleading or advertising.",
      ],
    },
    {
      id: "personal-information",
      title: "Personal information",
      blocks: [
        "What the site learns about you, what it keeps and how you have it deleted is told in the [Privacy Policy](/privacy), which is part of these terms.",
      ],
    },
    {
      id: "prohibited-uses",
      title: "Prohibited uses",
      blocks: [
        "You may not use the site",
        [
          "for anything unlawful, or to lead others to it;",
          "to harm, insult, threaten or deceive anyone, or to send messages in somebody else’s name;",
          "to send viruses, bulk advertising or other unwanted matter through the contact form;",
          "to collect personal data of others;",
          "to overload, scan, break into or get round the protections of the site or of the machines it runs on;",
          "to pass off its results as certified measurements.",
        ],
        "We may block whoever does so.",
      ],
    },
    {
      id: "disclaimer-and-liability",
      title: "Disclaimer and liability",
      blocks: [
        "The site is provided “as is” and “as available”, without warranty of any kind, express or implied, including fitness for a particular purpose, freedom from error and uninterrupted service.",
        "As far as the law allows, we are not liable for loss or damage that arises from using the site, from being unable to use it, or from relying on a result, whether direct, indirect, incidental or consequential. Nothing here excludes liability that cannot be excluded by law, such as for intent or gross negligence, or takes away rights that the law gives you as a consumer.",
      ],
    },
    {
      id: "indemnification",
      title: "Indemnification",
      blocks: [
        "If somebody makes a claim against us because you broke these terms, the law or another person’s rights while using the site, you agree to cover the loss and the reasonable costs, including lawyers’ fees, that this causes us.",
      ],
    },
    {
      id: "severability",
      title: "Severability",
      blocks: [
        "If a court finds one of these terms unlawful, void or unenforceable, that term applies as far as the law permits, and all the others stay in force.",
      ],
    },
    {
      id: "termination",
      title: "Termination",
      blocks: [
        "These terms hold for as long as you use the site. You may end them at any time by no longer using it. We may end your use at any time, without notice, if you break them. What had to be settled before then, and the sections on liability and indemnification, remain in force.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        "The latest wording is always on this page, with its date at the top. We may change it by publishing a new one; if you go on using the site after that, the new wording applies. Please look here from time to time.",
      ],
    },
    {
      id: "contact",
      title: "Contact via the Help page",
      blocks: ["Questions about these terms reach us through the form on the [Help page](/help)."],
    },
  ],
};
