import { KILOGRAM, METRE } from "../../constants";
import { squared, times } from "../../definition";
import { category } from "../../unit";

export const momentOfInertia = category("moment-of-inertia", "Moment of inertia", times(KILOGRAM, squared(METRE)), () => []);
