import { type ComponentType, lazy } from "react";

/** A component that is loaded when it is first rendered; if it cannot be loaded, another is shown instead. */
export const loadedLater = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  InItsPlace: ComponentType<Props>,
) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: InItsPlace }),
    ),
  );
