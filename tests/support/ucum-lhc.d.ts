/** The part of the library that the tests use. It ships no types. */
declare module "@lhncbc/ucum-lhc" {
  type UcumUnit = {
    readonly magnitude_: number;
    readonly dim_: { readonly dimVec_: readonly number[] | null };
    readonly isSpecial_: boolean;
  };
  type UcumLhcUtils = {
    getSpecifiedUnit(
      code: string,
      mode: "validate",
    ): { readonly unit: UcumUnit | null; readonly retMsg: readonly string[] };
    convertUnitTo(fromCode: string, value: number, toCode: string): { readonly toVal: number | null };
  };
  const library: { readonly UcumLhcUtils: { getInstance(): UcumLhcUtils } };
  export default library;
}
