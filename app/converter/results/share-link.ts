import { showToast } from "~/toast/use-toast";

/** Opens the system's share sheet if there is one; otherwise copies the link. */
export async function shareLink(title: string, address: string) {
  const url = new URL(address, window.location.href).href;
  if (navigator.share) {
    // Closing the sheet is not an error.
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
