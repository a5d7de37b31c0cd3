import { QUERY_BOX_ID } from "./query-box-ids";
import { THEME_KEY } from "./theme";

/**
 * Scripts in every page's head. On the server only: the browser runs the ones that came with the page, and React does not
 * compare them.
 */

/** Runs before anything is drawn, so that neither colours nor number formats flash. */
export const PREFERENCES_SCRIPT = `try{const d=document.documentElement.dataset,s=localStorage,t=s.getItem("${THEME_KEY}");if(t)d.theme=t;if(s.getItem("everyunit.format"))d.format=""}catch{}`;

/** Where a slash is text, or a key of the control itself. */
const TYPING = "input,textarea,select,[role=combobox],[role=listbox],[contenteditable]";

/**
 * For every page, also those that load no other script: the slash key moves to the query box, and the script that
 * suggests questions is loaded when the box is focused.
 */
export const QUERY_BOX_SCRIPT = `addEventListener("keydown",e=>{const t=e.target,q=document.getElementById("${QUERY_BOX_ID}");if(e.key!="/"||!q||e.ctrlKey||e.metaKey||e.altKey||e.isComposing||e.defaultPrevented||t.closest?.("${TYPING}"))return;e.preventDefault();q.focus();q.select()});addEventListener("focusin",e=>{const t=e.target;if(t.id=="${QUERY_BOX_ID}")import("/suggestions.js").then(m=>m.attach(t),()=>{})})`;
