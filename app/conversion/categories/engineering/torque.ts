import { METRE, NEWTON } from "../../constants";
import { times } from "../../definition";
import { category } from "../../unit";

export const torque = category("torque", "Torque", times(NEWTON, METRE), () => []);
