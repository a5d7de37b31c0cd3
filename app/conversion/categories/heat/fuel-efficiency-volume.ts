import { JOULE, METRE } from "../../constants";
import { cubed, per } from "../../definition";
import { category } from "../../unit";

export const fuelEfficiencyVolume = category("fuel-efficiency-volume", "Fuel efficiency by volume", per(JOULE, cubed(METRE)), () => [], {
  quantity: "heat of combustion per volume",
});
