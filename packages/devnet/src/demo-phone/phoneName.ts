/** Name of the phone, on its page and for sites. */
export const PHONE_NAME = 'Demo Phone';
