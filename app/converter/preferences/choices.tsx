import { useEffect, useState } from "react";
import { applyTheme, readTheme, type Theme } from "~/shell/theme";
import type { NumberFormat } from "~/ui/number-format";
import { keepNumberFormat, useChosenFormat } from "~/ui/use-number-format";
import stylesHref from "./preferences.css";

const DIGITS: readonly (readonly [NumberFormat["digits"], string])[] = [
  ["auto", "Automatic"],
  ["2", "Up to 2"],
  ["4", "Up to 4"],
  ["8", "Up to 8"],
  ["all", "All"],
];

const THEMES: readonly (readonly [Theme, string])[] = [
  ["auto", "Automatic"],
  ["light", "Light"],
  ["dark", "Dark"],
];

const SEPARATORS: readonly (readonly [NumberFormat["separators"], string])[] = [
  ["auto", "As the browser"],
  ["point", "1,234.5"],
  ["comma", "1 234,5"],
];

/** The controls for theme and number format. */
export function Choices() {
  const format = useChosenFormat();
  const [theme, setTheme] = useState<Theme>(readTheme);
  // The theme may change in another tab.
  useEffect(() => {
    const reread = () => setTheme(readTheme());
    window.addEventListener("storage", reread);
    return () => window.removeEventListener("storage", reread);
  }, []);
  const chooseTheme = (chosen: Theme) => {
    setTheme(chosen);
    applyTheme(chosen);
  };
  return (
    <div className="preferences">
      <link rel="stylesheet" href={stylesHref} />
      <Choice label="Theme" value={theme} options={THEMES} onChoose={chooseTheme} />
      <Choice
        label="Decimal places"
        value={format.digits}
        options={DIGITS}
        onChoose={(digits) => keepNumberFormat({ ...format, digits })}
      />
      <Choice
        label="Number format"
        value={format.separators}
        options={SEPARATORS}
        onChoose={(separators) => keepNumberFormat({ ...format, separators })}
      />
      <p>Stored only in this browser.</p>
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <label className="preference">
      <span>{label}</span>
      <select
        className="input"
        value={value}
        onChange={(event) => {
          const chosen = options.find(([option]) => option === event.currentTarget.value);
          if (chosen) onChoose(chosen[0]);
        }}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
