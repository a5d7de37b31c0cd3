import { useSyncExternalStore } from "react";
import type { Toast, ToastContent } from "./toast-reducer";
import { createToastStore } from "./toast-store";

const NO_TOASTS: readonly Toast[] = [];

export const toastStore = createToastStore();

/** Shows a toast, replacing the previous one. */
export const showToast = (content: ToastContent): void => void toastStore.add(content);

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(toastStore.subscribe, toastStore.getToasts, () => NO_TOASTS);
