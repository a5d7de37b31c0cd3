import { PASCAL, SECOND } from "../../constants";
import { times } from "../../definition";
import { category } from "../../unit";

export const viscosityDynamic = category("viscosity-dynamic", "Dynamic viscosity", times(PASCAL, SECOND), () => []);
