import { METRE, SECOND } from "../../constants";
import { per, squared } from "../../definition";
import { category } from "../../unit";

export const acceleration = category("acceleration", "Acceleration", per(METRE, squared(SECOND)), () => []);
