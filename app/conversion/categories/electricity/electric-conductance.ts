import { SIEMENS } from "../../constants";
import { category } from "../../unit";

export const electricConductance = category("electric-conductance", "Electric conductance", SIEMENS, () => []);
