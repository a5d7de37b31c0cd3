import type { ReactNode } from "react";
import { LONGEST_NUMBER } from "~/numerals/read-number";
import { Button } from "~/ui/button";
import { NumberText } from "~/ui/number-text";
import { INVALID_NUMBER } from "./read-input";

type ValueFieldProps = {
  children: ReactNode;
  value: string;
  problem: string;
  /** How the value was read, or how to complete it. */
  note: string;
  /** The two numbers that the text may be; pressing one enters it. */
  either: readonly [string, string] | undefined;
  onEnter: (value: string) => void;
};

/** A text field with a decimal keyboard: `type=number` would hide invalid input from the page. */
export function ValueField({ value, problem, note, either, onEnter, children }: ValueFieldProps) {
  const enter = (number: string) => {
    onEnter(number);
    document.getElementById("value")?.focus();
  };
  return (
    <div className="converter-side">
      <div className="side-head">
        <label className="field-label" htmlFor="value">
          From:
        </label>
        <p className="side-note">
          {/* A toast already announces other problems. */}
          <span
            className="field-error"
            id="value-problem"
            role={problem === "" || problem === INVALID_NUMBER ? "alert" : undefined}
          >
            {problem}
          </span>{" "}
          <span id="value-note">
            <NumberText>{note}</NumberText>
          </span>
          {either && (
            <span role="alert">
              Which number?{" "}
              {either.map((number) => (
                <Button key={number} look="plain" onClick={() => enter(number)}>
                  {number}
                </Button>
              ))}
            </span>
          )}
        </p>
      </div>
      <div className="joined">
        <input
          id="value"
          className="input figure"
          name="value"
          type="text"
          inputMode="decimal"
          enterKeyHint="done"
          // A number cut at this length is too long, so it is refused. The address of a longer one would be refused as a whole.
          maxLength={2 * LONGEST_NUMBER + 1}
          autoComplete="off"
          spellCheck={false}
          placeholder="Enter value"
          value={value}
          onChange={(event) => onEnter(event.currentTarget.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby="value-problem value-note"
        />
        {children}
      </div>
    </div>
  );
}
