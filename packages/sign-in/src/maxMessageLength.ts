/** Longest message created or parsed, in characters, which are bytes (ASCII): 8 kB. */
export const maxMessageLength = 8192;
