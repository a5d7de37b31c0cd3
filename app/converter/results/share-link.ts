import { showToast } from "~/toast/use-toast";

/** The system's own share sheet where there is one, otherwise the link on the clipboard. */
export async function shareLink(title: string, address: string) {
  const url = new URL(address, window.location.href).href;
  if (navigator.share) {
    // A visitor who closes the sheet has not failed at anything.
    await navigator.share({ title, url }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: "Link copied", description: url });
  } catch {
    showToast({
      title: "Error",
      description: "This browser does not allow the page to copy text.",
      variant: "destructive",
    });
  }
}
