import { loadPrebuiltNames } from "./prebuilt/names";

export { ask, convert, createConverter, explain, units } from "./index";

// Without the prebuilt index, the first question would take 0.1 s to index the names of the whole catalogue.
loadPrebuiltNames();
