import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "./class-names";

type ButtonProps = ComponentPropsWithoutRef<"button"> & { look?: "primary" | "plain" };

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look = "primary", type = "button", className, ...rest },
  ref,
) {
  return (
    <button ref={ref} type={type} className={classNames("button", `button-${look}`, className)} {...rest} />
  );
});
