import { JOULE, KILOGRAM } from "../../constants";
import { per } from "../../definition";
import { category } from "../../unit";

export const fuelEfficiencyMass = category("fuel-efficiency-mass", "Fuel efficiency by mass", per(JOULE, KILOGRAM), () => [], {
  quantity: "heat of combustion per mass",
});
