import { GRAY } from "../../constants";
import { category } from "../../unit";

export const radiationAbsorbed = category("radiation-absorbed", "Radiation absorbed dose", GRAY, () => [], { quantity: "absorbed dose" });
