import { fileURLToPath } from 'node:url';

/** Folder of the template in the published package. */
export const template = fileURLToPath(new URL('../template', import.meta.url));
