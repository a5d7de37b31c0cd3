import { GLUCOSE } from "../../constants/customary";
import { byMillimoles, laboratoryValue } from "./laboratory-value";

export const bloodGlucose = laboratoryValue("blood-glucose", "Blood glucose", { name: "glucose", molarMass: GLUCOSE }, byMillimoles);
