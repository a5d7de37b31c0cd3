/** Auto follows the system. */
export type Theme = "auto" | "light" | "dark";

const KEY = "everyunit.theme";

/** Runs in the head before anything is drawn, so that neither colours nor number formats flash. */
export const PREFERENCES_SCRIPT = `try{const d=document.documentElement.dataset,s=localStorage,t=s.getItem("${KEY}");if(t)d.theme=t;if(s.getItem("everyunit.format"))d.format=""}catch{}`;

export function readTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === "light" || theme === "dark" ? theme : "auto";
}

/** Where the browser keeps nothing, the theme lasts as long as the page. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "auto") delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === "auto") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Site data is blocked.
  }
}
