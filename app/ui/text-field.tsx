import type { ComponentPropsWithoutRef, ReactNode } from "react";

type FieldProps = { id: string; label: string; error?: string };
type TextFieldProps = FieldProps & ComponentPropsWithoutRef<"input">;
type TextAreaFieldProps = FieldProps & ComponentPropsWithoutRef<"textarea">;

export function TextField({ id, label, error, ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      <input id={id} className="input" {...describedBy(id, error)} {...rest} />
    </Field>
  );
}

export function TextAreaField({ id, label, error, ...rest }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      <textarea id={id} className="input" {...describedBy(id, error)} {...rest} />
    </Field>
  );
}

function Field({ id, label, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

const describedBy = (id: string, error: string | undefined) =>
  error ? { "aria-describedby": `${id}-error`, "aria-invalid": true } : {};
