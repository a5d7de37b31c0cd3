import { CREATININE } from "../../constants/customary";
import { laboratoryValue, massRows, micromoles, milligrams, millimoles } from "./laboratory-value";

export const bloodCreatinine = laboratoryValue("blood-creatinine", "Creatinine", { name: "creatinine", molarMass: CREATININE }, (substance) => [
  micromoles(substance.name),
  milligrams(substance),
  millimoles(substance.name),
  ...massRows(substance),
]);
