import { QUERY_BOX_ID } from "./query-box-ids";
import { THEME_KEY } from "./theme";

/**
 * Runs before the first paint, so that neither colors nor number formats flash. Also applies choices made in another
 * tab. After Back, it checks storage again, because a page in the back/forward cache gets no storage events.
 */
const PREFERENCES_SCRIPT = `try{const d=document.documentElement.dataset,s=localStorage,k="${THEME_KEY}",f=()=>{const t=s.getItem(k);if(t)d.theme=t;else delete d.theme};f();addEventListener("storage",f);addEventListener("pageshow",e=>{if(e.persisted)dispatchEvent(new Event("storage"))});if(s.getItem("everyunit.format"))d.format=""}catch{}`;

/** Elements in which a slash is text, or which handle keys themselves. */
const TYPING = "input,textarea,select,[role=combobox],[role=listbox],[contenteditable]";

/**
 * For every page, including those without other scripts: the slash key focuses the query box, and focusing the box loads
 * the suggestions script. If a question was refused, the box has the focus, and its cursor is set to the end.
 */
const QUERY_BOX_SCRIPT = `addEventListener("keydown",e=>{const t=e.target,q=document.getElementById("${QUERY_BOX_ID}");if(e.key!="/"||!q||e.ctrlKey||e.metaKey||e.altKey||e.isComposing||e.defaultPrevented||t.closest?.("${TYPING}"))return;e.preventDefault();q.focus();q.select()});addEventListener("focusin",e=>{const t=e.target;if(t.id!="${QUERY_BOX_ID}")return;if(t.autofocus)t.setSelectionRange(1e4,1e4);import("/suggestions.js").then(m=>m.attach(t),()=>{})})`;

/** A button copies its text, or the code of its example, also on pages without other scripts. */
const COPY_SCRIPT = `addEventListener("click",async e=>{const b=e.target.closest?.("[data-copy]"),s=b?.firstElementChild;if(!b)return;const t=b.t??=s.textContent;try{await navigator.clipboard.writeText(b.dataset.copy||b.closest("figure").querySelector("code").textContent);s.textContent="Copied"}catch{s.textContent="Not allowed"}setTimeout(()=>{s.textContent=t},2e3)})`;

/** Until a converter's scripts run, its tabs take along what is typed. Without scripts, they take the value of the address. */
const TABS_SCRIPT = `addEventListener("click",e=>{const a=e.target.closest?.(".tabs a");if(!a||"scripted"in document.documentElement.dataset)return;const{value}=document.getElementById("value");a.search=value&&"?"+new URLSearchParams({value})})`;

/** The inline script in every page's head: one element, because each has its own cost and hash. React does not compare it. */
export const HEAD_SCRIPT = [PREFERENCES_SCRIPT, QUERY_BOX_SCRIPT, COPY_SCRIPT, TABS_SCRIPT].join(";");
