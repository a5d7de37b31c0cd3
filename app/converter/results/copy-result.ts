import { showToast } from "~/toast/use-toast";

/** Copies the full value; the toast offers the rounded one if it differs. */
export async function copyResult(full: string, shown: string) {
  const isCopied = await copy(full);
  if (!isCopied) {
    showToast({
      title: "Error",
      description: "This browser does not allow the page to copy text.",
      variant: "destructive",
    });
    return;
  }
  const asShown = { label: `Copy ${shown}`, onSelect: () => void copyResult(shown, shown) };
  showToast({ title: "Copied", description: full, action: shown === full ? undefined : asShown });
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
