import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { classNames } from "./class-names";
import { Input } from "./input";

type FieldProps = { id: string; label: string; error?: string; hint?: ReactNode };
type TextFieldProps = FieldProps & ComponentPropsWithoutRef<"input">;
type TextAreaFieldProps = FieldProps & ComponentPropsWithoutRef<"textarea">;

export function TextField({ id, label, error, hint, ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <Input id={id} {...describedBy({ id, error, hint })} {...rest} />
    </Field>
  );
}

export function TextAreaField({ id, label, error, hint, className, ...rest }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <textarea
        id={id}
        className={classNames("input", className)}
        {...describedBy({ id, error, hint })}
        {...rest}
      />
    </Field>
  );
}

function Field({ id, label, error, hint, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function describedBy({ id, error, hint }: Omit<FieldProps, "label">) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}
