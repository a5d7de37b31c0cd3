export const QUERY_BOX_ID = "q";

/** The id of the element that suggestions.js fills. */
export const SUGGESTIONS_ID = "suggestions";
