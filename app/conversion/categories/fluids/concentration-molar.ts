import { METRE, MOLE } from "../../constants";
import { cubed, per } from "../../definition";
import { category } from "../../unit";

export const concentrationMolar = category("concentration-molar", "Molar concentration", per(MOLE, cubed(METRE)), () => [], {
  quantity: "amount concentration",
});
