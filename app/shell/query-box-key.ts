export const QUERY_BOX_ID = "q";

/** Where a slash is text, or a key of the control itself. */
const TYPING = "input,textarea,select,[role=combobox],[role=listbox],[contenteditable]";

/** Runs on every page, also on those that load no other script: the slash key moves to the query box. */
export const QUERY_BOX_KEY_SCRIPT = `addEventListener("keydown",e=>{const t=e.target,q=document.getElementById("${QUERY_BOX_ID}");if(e.key!="/"||!q||e.ctrlKey||e.metaKey||e.altKey||e.isComposing||e.defaultPrevented||t.closest?.("${TYPING}"))return;e.preventDefault();q.focus();q.select()})`;
