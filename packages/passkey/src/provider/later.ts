/** Rarely used methods, loaded together. */
export { readCapabilities } from './capabilities.ts';
export { connectWith } from './connectWith.ts';
export { readCallsStatus } from './findExecution.ts';
export { readTypedData } from './readTypedData.ts';
export { sendCalls } from './sendCalls.ts';
