import { useEffect, useRef } from "react";
import { Toaster as Surface, toast as surface } from "sonner";
import { TOAST_DURATION_MS, type Toast } from "./toast-reducer";
import { ToastView } from "./toast-view";
import { toastStore, useToasts } from "./use-toast";

/** Draws the store's toasts with sonner, which keeps their time, their place and the way to them by F8. */
export function ToastSurface() {
  const toasts = useToasts();
  useDrawnToasts(toasts);
  return <Surface position="bottom-right" hotkey={["F8"]} visibleToasts={1} duration={TOAST_DURATION_MS} />;
}

/** sonner keeps what it was given until told otherwise, a replaced toast too: an empty place that the Tab key stops at. */
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
    // sonner's own swipe ends at 45 px and takes a flick; ours is in the view.
    dismissible: false,
    onAutoClose: dismiss,
  });
}

/** A toast that another has replaced is gone at once: there is never more than one. */
function CurrentToast({ id }: { id: string }) {
  const toast = useToasts().find((candidate) => candidate.id === id);
  return toast ? <ToastView {...toast} /> : null;
}
