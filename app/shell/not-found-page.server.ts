/** Browsers load this page later; the server renders it at once. */
export { NotFound as NotFoundOnServer } from "./not-found";
