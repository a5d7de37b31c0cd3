import { formatInUse, readChosenFormat, separated } from "~/ui/number-format";

/** The texts whose numbers get the visitor's separators, also when those change in another tab: the page has no framework. */
const texts = [...document.querySelectorAll("[data-numbers]")].flatMap((element) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: { readonly node: Node; readonly english: string }[] = [];
  while (walker.nextNode())
    nodes.push({ node: walker.currentNode, english: walker.currentNode.nodeValue ?? "" });
  return nodes;
});

/** The buttons that copy a number, with its digits. */
const copies = [...document.querySelectorAll<HTMLElement>("[data-copy]")].map(
  (button) => [button, button.dataset.copy ?? ""] as const,
);

const { title } = document;
/** The question, with which the title of an answer starts: it stays as it was written. */
const asked = document.querySelector(".ask-answer > :first-child")?.textContent ?? title;

function separateNumbers() {
  const format = formatInUse(readChosenFormat());
  for (const { node, english } of texts) node.nodeValue = separated(english, format);
  for (const [button, english] of copies) button.dataset.copy = separated(english, format);
  document.title = asked + separated(title.slice(asked.length), format);
  document.documentElement.dataset.scripted = "";
}

separateNumbers();
addEventListener("storage", separateNumbers);
