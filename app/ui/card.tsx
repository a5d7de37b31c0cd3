import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "./class-names";

export function Card({ className, ...rest }: ComponentPropsWithoutRef<"section">) {
  return <section className={classNames("card", className)} {...rest} />;
}
