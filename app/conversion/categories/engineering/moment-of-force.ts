import { METRE, NEWTON } from "../../constants";
import { times } from "../../definition";
import { category } from "../../unit";

export const momentOfForce = category("moment-of-force", "Moment of force", times(NEWTON, METRE), () => []);
