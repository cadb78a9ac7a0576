/** The longest message that is made or read, in characters, which are bytes: all are ASCII. 8 kB. */
export const maxMessageLength = 8192;
