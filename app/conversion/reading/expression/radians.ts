import { BASE_DIMENSIONS, type Dimension, isSameDimension } from "../../algebra/dimension";
import { per, squared, times } from "../../algebra/expression";
import { RADIAN } from "../../constants/exact";
import type { Evaluated } from "./evaluate-expression";

const ANGLE = BASE_DIMENSIONS.indexOf("angle");

/** Lengths, speeds, accelerations, angular momenta, torques with energies, and powers: L^a M^b T^c. */
const MECHANICAL: readonly (readonly [number, number, number])[] = [
  [1, 0, 0],
  [1, 0, -1],
  [1, 0, -2],
  [2, 1, -1],
  [2, 1, -2],
  [2, 1, -3],
];
export const isMechanical = (dimension: Dimension): boolean =>
  MECHANICAL.some((powers) =>
    isSameDimension(
      dimension,
      BASE_DIMENSIONS.map((_, i) => powers[i] ?? 0),
    ),
  );

/** After what keeps its radians, and has no category: N·m/rad is a stiffness before it is W/(rad/s), a torque. */
const PLAIN_RADIANS_RANK = 4;

/**
 * The same with the radian as the number one, as the SI has it, where rotation makes a quantity of mechanics: torque times angular
 * velocity is a power, angular velocity times radius a speed. Null for any other; W/sr and lx are not such quantities.
 */
export function withoutRadians(one: Evaluated): Evaluated | null {
  const exponent = one.dimension[ANGLE] ?? 0;
  const dimension = one.dimension.map((power, i) => (i === ANGLE ? 0 : power));
  const isRotation = exponent === 1 || exponent === 2 || exponent === -1;
  if (!isRotation || !isMechanical(dimension)) return null;
  const expression = () =>
    exponent < 0
      ? times(one.expression(), RADIAN)
      : per(one.expression(), exponent === 1 ? RADIAN : squared(RADIAN));
  return { ...one, dimension, rank: one.rank + PLAIN_RADIANS_RANK, hasPlainRadians: true, expression };
}
