import { Suspense, useEffect, useState } from "react";
import { loadedLater } from "~/ui/loaded-later";
import { TOAST_DURATION_MS } from "./toast-reducer";
import { ToastView } from "./toast-view";
import { toastStore, useToasts } from "./use-toast";

// Offline, the surface cannot be loaded, although that is when errors occur.
const LazySurface = loadedLater(
  () => import("./toast-surface").then(({ ToastSurface }) => ToastSurface),
  PlainSurface,
);

/** Most visits see no toast, so the code that renders them is loaded with the first one. */
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
  useTimeLimit(toasts.find(({ isOpen }) => isOpen)?.id);
  return (
    <div className="toast-plain-surface">
      {toasts.map((toast) => toast.isOpen && <ToastView key={toast.id} {...toast} />)}
    </div>
  );
}

function useTimeLimit(id: string | undefined) {
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => toastStore.dismiss(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id]);
}

function useWasTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  useEffect(() => {
    if (value) setWasTrue(true);
  }, [value]);
  return wasTrue || value;
}
