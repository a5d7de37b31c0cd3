import { RADIAN, SECOND } from "../../constants";
import { per } from "../../definition";
import { category } from "../../unit";

export const velocityAngular = category("velocity-angular", "Angular velocity", per(RADIAN, SECOND), () => []);
