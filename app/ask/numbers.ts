import { formatInUse, readChosenFormat, separated } from "~/ui/number-format";

/** The texts whose numbers get the visitor's separators, also when those change in another tab: the page has no framework. */
const texts = [...document.querySelectorAll("[data-numbers]")].flatMap((element) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: { readonly node: Node; readonly english: string }[] = [];
  while (walker.nextNode())
    nodes.push({ node: walker.currentNode, english: walker.currentNode.nodeValue ?? "" });
  return nodes;
});

function separateNumbers() {
  const format = formatInUse(readChosenFormat());
  for (const { node, english } of texts) node.nodeValue = separated(english, format);
}

separateNumbers();
addEventListener("storage", separateNumbers);
