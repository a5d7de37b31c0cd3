import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "./class-names";

type ButtonProps = ComponentPropsWithoutRef<"button"> & { look?: "primary" | "plain" };

export function Button({ look = "primary", type = "button", className, ...rest }: ButtonProps) {
  return <button type={type} className={classNames("button", `button-${look}`, className)} {...rest} />;
}
