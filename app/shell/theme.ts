/** "auto" follows the system's setting. */
export type Theme = "auto" | "light" | "dark";

export const THEME_KEY = "everyunit.theme";

export function readTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === "light" || theme === "dark" ? theme : "auto";
}

/** If storage is blocked, the theme lasts until the page is closed. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "auto") delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === "auto") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Site data is blocked.
  }
}
