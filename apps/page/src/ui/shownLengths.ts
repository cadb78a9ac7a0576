/** Maximum lengths of untrusted texts by kind, in characters; `visibleText` truncates. */

/** Names of people, applications, functions and columns. Escaped characters take more than one. */
export const SHOWN_NAME = 80;
/** Names and symbols of tokens, in rows and lists of one line each. */
export const SHOWN_TOKEN_NAME = 40;
/** Notes in full views. */
export const SHOWN_NOTE = 300;
/** Excerpts of notes and messages in rows that link to them. */
export const SHOWN_EXCERPT = 160;
