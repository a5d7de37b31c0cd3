import type { ComponentPropsWithoutRef } from "react";

type TextFieldProps = Pick<
  ComponentPropsWithoutRef<"input">,
  "name" | "type" | "required" | "defaultValue" | "autoComplete"
> & {
  id: string;
  label: string;
  error?: string;
  /** The height of a multiline field, in lines. */
  rows?: number;
};

export function TextField({ id, label, error, rows, ...rest }: TextFieldProps) {
  const described = error ? { "aria-describedby": `${id}-error`, "aria-invalid": true } : {};
  const control = { id, className: "input", ...described, ...rest };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {rows ? <textarea rows={rows} {...control} /> : <input {...control} />}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
