export type TableRow = {
  readonly value: string;
  readonly result: number;
  /** The result as the page writes it. */
  readonly text: string;
};

/** Round numbers of two units, in both directions; the units by their symbols. */
export type ConversionTable = {
  readonly from: string;
  readonly to: string;
  readonly forward: readonly TableRow[];
  readonly backward: readonly TableRow[];
};

export type PairLink = { readonly href: string; readonly name: string };

/** What a pair's own page adds to the converter. */
export type PairData = {
  readonly path: string;
  /** What a link to the page is shown with; null for the site's own image. */
  readonly image: { readonly path: string; readonly alt: string } | null;
  readonly fromUnit: string;
  readonly toUnit: string;
  /** "To convert miles to kilometers, multiply by 1.609344." */
  readonly formula: string;
  /** "5 mi = 5 × 1.609344 = 8.04672 km" */
  readonly example: string;
  readonly table: ConversionTable;
  readonly inverse: PairLink;
  readonly neighbours: readonly PairLink[];
};
