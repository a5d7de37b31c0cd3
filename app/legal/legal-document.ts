/** Plain words; `[text](/path)` is a link, `**text**` stands out. A list is an array of such texts. */
export type LegalBlock = string | readonly string[];
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };
export type LegalDocument = {
  title: string;
  summary: string;
  updated: string;
  sections: readonly LegalSection[];
};
