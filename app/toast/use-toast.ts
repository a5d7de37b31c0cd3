import { useSyncExternalStore } from "react";
import type { Toast, ToastContent } from "./toast-reducer";
import { createToastStore } from "./toast-store";

const NO_TOASTS: readonly Toast[] = [];

export const toastStore = createToastStore();

/** Shows a toast, replacing the previous one. The returned functions update and dismiss it. */
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
