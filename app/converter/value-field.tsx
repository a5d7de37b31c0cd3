import type { ReactNode } from "react";
import { Input } from "~/ui/input";
import { INVALID_NUMBER } from "./read-input";

type ValueFieldProps = {
  children: ReactNode;
  value: string;
  problem: string;
  /** How the value was read, or what it still needs. */
  note: string;
  onEnter: (value: string) => void;
};

/** A text field with a decimal keyboard: a number field would hide from the page what it does not understand. */
export function ValueField({ value, problem, note, onEnter, children }: ValueFieldProps) {
  return (
    <div className="converter-side">
      <label className="field-label" htmlFor="value">
        From:
      </label>
      <Input
        id="value"
        className="figure"
        name="value"
        type="text"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        spellCheck={false}
        placeholder="Enter value"
        value={value}
        onChange={(event) => onEnter(event.currentTarget.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby="value-problem value-note"
      />
      {children}
      <p className="figure-note">
        {/* Any other problem has its toast, which is announced already. */}
        <span
          className="field-error"
          id="value-problem"
          role={problem === "" || problem === INVALID_NUMBER ? "alert" : undefined}
        >
          {problem}
        </span>
        <span id="value-note">{note}</span>
      </p>
    </div>
  );
}
