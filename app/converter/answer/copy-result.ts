import { showToast } from "~/toast/toast-store";

/** Copies a number; the toast offers its other form, rounded or in full, if that differs. */
export const copyResult = (text: string, other = text): Promise<void> =>
  copyText(
    text,
    "Copied",
    other === text ? undefined : { label: `Copy ${other}`, onSelect: () => void copyResult(other) },
  );

/** Opens the system's share sheet; copies the link if there is none, or if it is not allowed. */
export async function shareLink(title: string, address: string) {
  const url = new URL(address, window.location.href).href;
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the sheet is not an error.
    if ((error as Error).name !== "AbortError") await copyText(url, "Link copied");
  }
}

async function copyText(text: string, title: string, action?: Parameters<typeof showToast>[0]["action"]) {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title, description: text, action });
  } catch {
    showToast({
      title: "Error",
      description: "This browser does not allow the page to copy text.",
      variant: "destructive",
    });
  }
}
