import stylesHref from "./missing-mark.css";

const FIRST = 401;
const MISSING = 404;
const MARKS = [401, 402, 403, 404, 405, 406, 407];
const STEP = 80;
const TENTHS = [-4, -3, -2, -1, 1, 2, 3, 4];

const place = (mark: number) => (mark - FIRST) * STEP + STEP / 2;

/** A ruler on which the 404th mark was never made. */
export function MissingMark() {
  const marks = MARKS.filter((mark) => mark !== MISSING);
  const path = marks.flatMap((mark) => [
    `M${place(mark)} 1v34`,
    `M${place(mark) + STEP / 2} 1v22`,
    ...TENTHS.map((tenth) => `M${place(mark) + (tenth * STEP) / 10} 1v12`),
  ]);
  return (
    <>
      <link rel="stylesheet" href={stylesHref} />
      <svg
        className="missing-mark"
        viewBox="0 0 560 72"
        width="560"
        height="72"
        aria-hidden="true"
        focusable="false"
      >
        <path className="missing-mark-scale" d={["M0 1H560", ...path].join("")} />
        <path className="missing-mark-gap" d={`M${place(MISSING)} 1v34`} />
        {MARKS.map((mark) => (
          <text
            key={mark}
            x={place(mark)}
            y="58"
            className={mark === MISSING ? "missing-mark-gap" : undefined}
          >
            {mark === MISSING ? "?" : mark}
          </text>
        ))}
      </svg>
    </>
  );
}
