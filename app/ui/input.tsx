import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "./class-names";

export function Input({ className, ...rest }: ComponentPropsWithoutRef<"input">) {
  return <input className={classNames("input", className)} {...rest} />;
}
