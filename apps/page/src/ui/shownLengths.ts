/** Longest texts of others that are shown, in characters: one for each kind. `visibleText` cuts the rest. */

/** Names of people, applications, functions and columns. Escaped characters take more than one. */
export const SHOWN_NAME = 80;
/** Names and symbols of tokens, in rows and lists of one line each. */
export const SHOWN_TOKEN_NAME = 40;
/** Notes where they are read. */
export const SHOWN_NOTE = 300;
/** Excerpts of notes and messages in rows that link to them. */
export const SHOWN_EXCERPT = 160;
