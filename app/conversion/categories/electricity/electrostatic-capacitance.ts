import { FARAD } from "../../constants";
import { category } from "../../unit";

export const electrostaticCapacitance = category("electrostatic-capacitance", "Capacitance", FARAD, () => []);
