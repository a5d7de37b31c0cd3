import { KILOGRAM, METRE, PASCAL, SECOND } from "../../constants";
import { per, squared } from "../../definition";
import { category } from "../../unit";

export const permeability = category("permeability", "Permeability", per(KILOGRAM, PASCAL, SECOND, squared(METRE)), () => [], {
  quantity: "water vapour permeance",
});
