import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { unbrokenNumbers } from "~/ui/unbroken-numbers";
import type { Toast } from "./toast-reducer";
import { toastStore } from "./toast-store";
import type { useSwipeAway } from "./use-swipe-away";

type ToastViewProps = Toast & { swipe?: ReturnType<typeof useSwipeAway> };

/** A toast. Errors interrupt a screen reader; other toasts wait for it. */
export function ToastView({ id, title, description, action, variant = "default", swipe }: ToastViewProps) {
  const dismiss = () => toastStore.dismiss(id);
  const { offsetPx = 0, handlers } = swipe ?? {};
  const isDestructive = variant === "destructive";
  return (
    <div
      className={classNames("toast", isDestructive && "toast-destructive", offsetPx > 0 && "toast-swiping")}
      style={{ transform: offsetPx > 0 ? `translateX(${offsetPx}px)` : undefined }}
      {...handlers}
    >
      <div className="toast-text" role={isDestructive ? "alert" : "status"}>
        <strong>{title}</strong>
        {description && <p>{unbrokenNumbers(description)}</p>}
      </div>
      {action && (
        <Button
          look="plain"
          onClick={() => {
            action.onSelect();
            dismiss();
          }}
        >
          {unbrokenNumbers(action.label)}
        </Button>
      )}
      <button className="toast-close" type="button" aria-label="Dismiss" onClick={dismiss}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
          <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </button>
    </div>
  );
}
