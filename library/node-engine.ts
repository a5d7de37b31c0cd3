import { loadPrebuiltNames } from "./prebuilt/names";

export { ask, convert, createConverter, explain, units } from "./index";

// Without the index, the first question to be read would index the names of the whole catalogue: a tenth of a second.
loadPrebuiltNames();
