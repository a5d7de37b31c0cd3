import { KILOGRAM, METRE } from "../../constants";
import { cubed, per } from "../../definition";
import { category } from "../../unit";

export const concentrationSolution = category("concentration-solution", "Solution concentration", per(KILOGRAM, cubed(METRE)), () => [], {
  quantity: "mass concentration",
});
