/** A paragraph, or a list if it is an array. `[text](/path)` is a link and `**text**` is bold. */
export type LegalBlock = string | readonly string[];
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };
export type LegalDocument = {
  title: string;
  summary: string;
  updated: string;
  sections: readonly LegalSection[];
};

/** A section. The default id is derived from the title: "data-we-collect". */
export const section = (
  title: string,
  blocks: readonly LegalBlock[],
  id = title.toLowerCase().replaceAll(" ", "-"),
): LegalSection => ({ id, title, blocks });
