import { Suspense, useEffect } from "react";
import { loadedLater } from "~/ui/loaded-later";
import { TOAST_DURATION_MS } from "./toast-reducer";
import { toastStore, useToasts } from "./toast-store";
import { ToastView } from "./toast-view";

// The fallback shows errors that occur offline, when the surface, with its swipe, cannot be loaded.
const LazySurface = loadedLater(
  () => import("./toast-surface").then(({ ToastSurface }) => ToastSurface),
  PlainSurface,
);

/** Renders toasts. The code is loaded with the first toast, because most visits show none. */
export function Toaster() {
  if (useToasts().length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LazySurface />
    </Suspense>
  );
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
