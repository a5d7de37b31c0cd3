import { converterAddress } from "~/shell/converter-address";

/** The address of a pair page. */
export const pairPath = (categoryId: string, { from, to }: { from: string; to: string }): string =>
  `${converterAddress(categoryId)}/${from}-to-${to}`;
