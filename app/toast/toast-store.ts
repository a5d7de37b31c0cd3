import { useSyncExternalStore } from "react";
import { type Toast, type ToastContent, type ToastEvent, toastReducer } from "./toast-reducer";

export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type ToastStore = ReturnType<typeof createToastStore>;

export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<string, ReturnType<typeof setTimeout>>();

  function dispatch(event: ToastEvent) {
    toasts = toastReducer(toasts, event);
    for (const [id, timer] of removals) {
      if (toasts.some((toast) => toast.id === id)) continue;
      clearTimeout(timer);
      removals.delete(id);
    }
    for (const listener of listeners) listener();
  }

  function remove(id?: string) {
    dispatch({ type: "remove", id });
  }

  function dismiss(id?: string) {
    dispatch({ type: "dismiss", id });
    for (const toast of toasts) {
      if (toast.isOpen || removals.has(toast.id)) continue;
      removals.set(
        toast.id,
        setTimeout(() => remove(toast.id), TOAST_REMOVE_DELAY_MS),
      );
    }
  }

  function add(content: ToastContent): string {
    count += 1;
    const id = String(count);
    dispatch({ type: "add", toast: { ...content, id, isOpen: true } });
    return id;
  }

  function update(id: string, content: Partial<ToastContent>) {
    dispatch({ type: "update", toast: { ...content, id } });
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  return { add, update, dismiss, remove, subscribe, getToasts: () => toasts };
}

const NO_TOASTS: readonly Toast[] = [];

export const toastStore = createToastStore();

export const showToast = (content: ToastContent): void => void toastStore.add(content);

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(toastStore.subscribe, toastStore.getToasts, () => NO_TOASTS);
