import { times } from "../../algebra/expression";
import { DEBYE } from "../../constants/customary";
import { COULOMB, ELEMENTARY_CHARGE, METER } from "../../constants/exact";
import { BOHR_RADIUS } from "../../constants/measured";
import { category, unit } from "../category";

export const dipoleMoment = category("dipole-moment", { name: "Electric dipole moment", reference: times(COULOMB, METER) }, () => [
  unit("debye", DEBYE, { note: "10⁻¹⁸ statcoulomb centimeters." }),
  unit("coulomb-meter", times(COULOMB, METER)),
  unit("atomic-unit-of-dipole-moment", times(ELEMENTARY_CHARGE, BOHR_RADIUS), { name: "atomic unit of electric dipole moment" }),
]);
