export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;

type ToastVariant = "default" | "destructive";
type ToastButton = { label: string; onSelect: () => void };
export type ToastContent = {
  title: string;
  description?: string;
  action?: ToastButton;
  variant?: ToastVariant;
};
export type Toast = ToastContent & { id: string; isOpen: boolean };

export type ToastEvent =
  | { type: "add"; toast: Toast }
  | { type: "update"; toast: Partial<Toast> & { id: string } }
  | { type: "dismiss"; id?: string }
  | { type: "remove"; id?: string };

/** Newest first. Without an id, dismiss and remove apply to all of them. */
export function toastReducer(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case "add":
      return [event.toast, ...toasts].slice(0, TOAST_LIMIT);
    case "update":
      return toasts.map((toast) => (toast.id === event.toast.id ? { ...toast, ...event.toast } : toast));
    case "dismiss":
      return toasts.map((toast) => (concerns(event, toast) ? { ...toast, isOpen: false } : toast));
    case "remove":
      return toasts.filter((toast) => !concerns(event, toast));
  }
}

const concerns = (event: { id?: string }, toast: Toast) => event.id === undefined || event.id === toast.id;
