export const QUERY_BOX_ID = "q";

/** Where the script of the suggestions puts its list. */
export const SUGGESTIONS_ID = "suggestions";

/** Where a slash is text, or a key of the control itself. */
const TYPING = "input,textarea,select,[role=combobox],[role=listbox],[contenteditable]";

/**
 * Runs on every page, also on those that load no other script: the slash key moves to the query box, and what suggests
 * questions is loaded when somebody is about to type one.
 */
export const QUERY_BOX_KEY_SCRIPT = `addEventListener("keydown",e=>{const t=e.target,q=document.getElementById("${QUERY_BOX_ID}");if(e.key!="/"||!q||e.ctrlKey||e.metaKey||e.altKey||e.isComposing||e.defaultPrevented||t.closest?.("${TYPING}"))return;e.preventDefault();q.focus();q.select()});addEventListener("focusin",e=>{const t=e.target;if(t.id=="${QUERY_BOX_ID}")import("/suggestions.js").then(m=>m.attach(t),()=>{})})`;
