/** A chunk with nothing in it. */
export const later = () => {};
