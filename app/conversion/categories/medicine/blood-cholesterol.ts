import { CHOLESTEROL } from "../../constants/customary";
import { byMillimoles, laboratoryValue } from "./laboratory-value";

export const bloodCholesterol = laboratoryValue("blood-cholesterol", "Cholesterol", { name: "cholesterol", molarMass: CHOLESTEROL }, byMillimoles);
