import { renamed } from "../../algebra/expression";
import { MOLE } from "../../constants/exact";

/** The mole under its symbol, by which laboratories call flows and concentrations: "millimol/liter". */
export const MOL = renamed(MOLE, "mole", { name: "mol", symbol: "mol", plural: null, ucum: "mol", qudt: "MOL" });
