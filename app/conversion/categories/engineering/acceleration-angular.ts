import { RADIAN, SECOND } from "../../constants";
import { per, squared } from "../../definition";
import { category } from "../../unit";

export const accelerationAngular = category("acceleration-angular", "Angular acceleration", per(RADIAN, squared(SECOND)), () => []);
