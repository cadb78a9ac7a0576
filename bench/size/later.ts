/** Empty chunk. */
export const later = () => {};
