export const QUERY_BOX_ID = "q";

/** Where the script of the suggestions puts its list. */
export const SUGGESTIONS_ID = "suggestions";
