import { METRE, SECOND } from "../../constants";
import { cubed, per } from "../../definition";
import { category } from "../../unit";

export const flow = category("flow", "Volume flow", per(cubed(METRE), SECOND), () => [], { quantity: "volume flow rate" });
