import { type LegalDocument, section } from "./legal-document";

export const privacy: LegalDocument = {
  title: "Privacy Policy",
  summary:
    "No accounts, no cookies, no trackers. We store the messages you send us, but not what you convert.",
  updated: "2026-11-22",
  sections: [
    section("Data we collect", [
      "**Contact name and email.** When you use the contact form, we store the name, the email address and the message you enter, and the time you sent it, in our own database. We use them only to read and answer your message, and we do not share them with anyone.",
      "**Network address.** To limit spam, the form counts how many messages come from each network address. We never store the address itself, only a keyed hash of it. The key changes every day. Once a day’s key has been deleted, nobody, including us, can tell which address a hash came from.",
      "**Conversion preferences.** Your recent conversions and your display settings are stored in your browser and never sent to us. A button on the converter page clears the conversions. The number and units you enter are sent to our server for the calculation. We do not store them or link them to you.",
      "**Usage data.** We use no analytics, profiling or fingerprinting, and we do not log visits. If something breaks, we log the time, the page and the type of error, but not who you are or what you entered. If a link contains a value, anyone who has the link can see that value.",
    ]),
    section("Cookies", [
      "This site sets no cookies. Your browser stores two kinds of data on your device: your recent conversions and your display settings, in local storage, until you clear them; and your scroll position on each page, in session storage, until you close the tab.",
      "Our pages load nothing from other companies. Any box labeled “Advertisement” is an empty placeholder that runs no code.",
    ]),
    section("Security", [
      "Every page has a content security policy that tells your browser to block code and content from any other site. Messages are stored in our database, which is not reachable from the internet, and only the people who run the site can read them. No storage is perfectly secure, so please do not include passwords, account numbers or health data in your message.",
    ]),
    section("How long we keep it", [
      "We keep messages for as long as we need them to help you, and normally for no more than a year. After that they are permanently deleted. The counters that limit messages from one address cover a single minute and are removed when the next message arrives. The keys behind the hashes are deleted within days.",
    ]),
    section("Your choices", [
      "You can use every converter without telling us anything about yourself. If you have written to us and want to see, correct or delete your message, contact us through the [Help page](/help) from the same email address. We will confirm once it is done. You do not have to give a reason.",
      "Depending on where you live, you may have further legal rights, such as the right to complain to a data protection authority.",
    ]),
    section("Children under 13", [
      "Anyone of any age may convert units here. The contact form is not intended for children under 13, and we do not knowingly collect their data. If you believe that a child has sent us a message, please tell us through the [Help page](/help) and we will delete it.",
    ]),
    section("Changes", [
      "Before we change how the site handles data, we will update this page and the date at the top.",
    ]),
    section(
      "Contact via the Help page",
      ["If you have questions about privacy, please use the form on the [Help page](/help)."],
      "contact",
    ),
  ],
};
