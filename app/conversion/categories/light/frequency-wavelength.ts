import { HERTZ } from "../../constants";
import { category } from "../../unit";

export const frequencyWavelength = category("frequency-wavelength", "Frequency and wavelength", HERTZ, () => [], { quantity: "frequency" });
