import type { Result } from "~/conversion";
import type { Io } from "../io";
import type { BatchConverter, BatchOptions } from "./batch";
import { forNumbers } from "./number-batch";
import { forQuantities } from "./quantity-batch";
import { forUnitCells } from "./unit-column-batch";

/**
 * Prepares the conversion of many texts. With `from` they are numbers, with `fromColumn` numbers whose unit is in another
 * cell, and otherwise quantities.
 */
export function createBatchConverter(io: Io, options: BatchOptions): Result<BatchConverter> {
  if (options.from !== undefined) return forNumbers(io, options, options.from);
  return options.fromColumn === undefined ? forQuantities(io, options) : forUnitCells(io, options);
}
