import { useSyncExternalStore } from "react";
import type { Toast, ToastContent } from "./toast-reducer";
import { createToastStore } from "./toast-store";

const NO_TOASTS: readonly Toast[] = [];

export const toastStore = createToastStore();

/** Shows a toast in place of the one before; the answer changes or dismisses it. */
export function showToast(content: ToastContent) {
  const id = toastStore.add(content);
  return {
    id,
    update: (changed: Partial<ToastContent>) => toastStore.update(id, changed),
    dismiss: () => toastStore.dismiss(id),
  };
}

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(toastStore.subscribe, toastStore.getToasts, () => NO_TOASTS);
