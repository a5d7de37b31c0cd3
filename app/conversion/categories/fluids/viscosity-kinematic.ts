import { METRE, SECOND } from "../../constants";
import { per, squared } from "../../definition";
import { category } from "../../unit";

export const viscosityKinematic = category("viscosity-kinematic", "Kinematic viscosity", per(squared(METRE), SECOND), () => []);
