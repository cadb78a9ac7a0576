import { createMistake, logMistake } from '@mooring/internal/mistakes';

/** Creates the error of options that cannot work. */
export const configMistake = (message: string) => createMistake(message, 'configuration');

/** Logs a mistake in options that work without it. */
export const logConfigMistake = (message: string) => logMistake(message, 'configuration');
