import { BIT, SECOND } from "../../constants";
import { per } from "../../definition";
import { category } from "../../unit";

export const dataTransfer = category("data-transfer", "Data transfer", per(BIT, SECOND), () => [], { quantity: "data transfer rate" });
