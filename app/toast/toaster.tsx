import { lazy, Suspense, useEffect, useState } from "react";
import { ToastView } from "./toast-view";
import { useToasts } from "./use-toast";

// Without a network the surface cannot be fetched, and that is when an error has to be told.
const LazySurface = lazy(() =>
  import("./toast-surface").then(
    ({ ToastSurface }) => ({ default: ToastSurface }),
    () => ({ default: PlainSurface }),
  ),
);

/** Most visits see no toast, so what draws them is loaded with the first one. */
export function Toaster() {
  const isNeeded = useWasTrue(useToasts().length > 0);
  return isNeeded ? (
    <Suspense fallback={null}>
      <LazySurface />
    </Suspense>
  ) : null;
}

function PlainSurface() {
  const toasts = useToasts();
  return (
    <div className="toast-plain-surface">
      {toasts.map((toast) => toast.isOpen && <ToastView key={toast.id} {...toast} />)}
    </div>
  );
}

function useWasTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  useEffect(() => {
    if (value) setWasTrue(true);
  }, [value]);
  return wasTrue || value;
}
