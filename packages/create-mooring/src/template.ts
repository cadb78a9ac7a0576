import { fileURLToPath } from 'node:url';

/** The folder of what an application begins with, inside the published package. */
export const template = fileURLToPath(new URL('../template', import.meta.url));
