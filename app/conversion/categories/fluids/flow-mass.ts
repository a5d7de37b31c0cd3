import { KILOGRAM, SECOND } from "../../constants";
import { per } from "../../definition";
import { category } from "../../unit";

export const flowMass = category("flow-mass", "Mass flow", per(KILOGRAM, SECOND), () => [], { quantity: "mass flow rate" });
