import { KILOGRAM, METRE } from "../../constants";
import { cubed, per } from "../../definition";
import { category } from "../../unit";

export const density = category("density", "Density", per(KILOGRAM, cubed(METRE)), () => [], { quantity: "mass density" });
