import { TRIGLYCERIDES } from "../../constants/customary";
import { byMillimoles, laboratoryValue } from "./laboratory-value";

export const bloodTriglycerides = laboratoryValue("blood-triglycerides", "Triglycerides", { name: "triglycerides", molarMass: TRIGLYCERIDES }, byMillimoles);
