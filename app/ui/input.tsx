import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "./class-names";

export const Input = forwardRef<HTMLInputElement, ComponentPropsWithoutRef<"input">>(function Input(
  { className, ...rest },
  ref,
) {
  return <input ref={ref} className={classNames("input", className)} {...rest} />;
});
