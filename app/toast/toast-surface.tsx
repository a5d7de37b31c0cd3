import { useEffect, useRef } from "react";
import { Toaster as Surface, toast as surface } from "sonner";
import { isLowWindow } from "~/ui/low-window";
import { TOAST_DURATION_MS, type Toast } from "./toast-reducer";
import { toastStore, useToasts } from "./toast-store";
import { ToastView } from "./toast-view";
import { useSwipeAway } from "./use-swipe-away";

/** Renders the store's toasts with sonner, which handles their duration, position and the F8 hotkey. */
export function ToastSurface() {
  const toasts = useToasts();
  useDrawnToasts(toasts);
  // At the bottom of a low window, a toast would cover the field that has the focus.
  const position = isLowWindow() ? "top-right" : "bottom-right";
  return <Surface position={position} hotkey={["F8"]} visibleToasts={1} duration={TOAST_DURATION_MS} />;
}

/** Keeps sonner's toasts in sync. Replaced ones must be dismissed, or an empty element remains in the Tab order. */
function useDrawnToasts(toasts: readonly Toast[]) {
  const drawn = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const open = toasts.filter(({ isOpen }) => isOpen).map(({ id }) => id);
    for (const id of drawn.current) if (!open.includes(id)) surface.dismiss(id);
    for (const id of open) draw(id);
    drawn.current = new Set(open);
  }, [toasts]);
}

function draw(id: string) {
  const dismiss = () => toastStore.dismiss(id);
  surface.custom(() => <CurrentToast id={id} />, {
    id,
    // sonner's own swipe accepts 45 px and flicks; ours is in toast-view.tsx.
    dismissible: false,
    onAutoClose: dismiss,
  });
}

/** The toast with an id; nothing if it was replaced, because at most one toast is shown. */
function CurrentToast({ id }: { id: string }) {
  const swipe = useSwipeAway(() => toastStore.dismiss(id));
  const toast = useToasts().find((candidate) => candidate.id === id);
  return toast ? <ToastView {...toast} swipe={swipe} /> : null;
}
