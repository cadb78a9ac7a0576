/** What the phone calls itself, on its page and to sites. */
export const PHONE_NAME = 'Demo Phone';
