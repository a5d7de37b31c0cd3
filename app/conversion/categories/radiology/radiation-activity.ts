import { BECQUEREL } from "../../constants";
import { category } from "../../unit";

export const radiationActivity = category("radiation-activity", "Radiation activity", BECQUEREL, () => [], { quantity: "activity" });
