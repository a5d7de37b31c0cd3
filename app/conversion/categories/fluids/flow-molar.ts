import { MOLE, SECOND } from "../../constants";
import { per } from "../../definition";
import { category } from "../../unit";

export const flowMolar = category("flow-molar", "Molar flow", per(MOLE, SECOND), () => [], { quantity: "molar flow rate" });
