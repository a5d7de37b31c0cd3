import { type ComponentType, lazy } from "react";

/** A component that is loaded when it is first drawn; where it cannot be loaded, another stands in its place. */
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
