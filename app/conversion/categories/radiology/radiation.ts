import { GRAY, SECOND } from "../../constants";
import { per } from "../../definition";
import { category } from "../../unit";

export const radiation = category("radiation", "Radiation", per(GRAY, SECOND), () => [], { quantity: "absorbed dose rate" });
