/** Rarely used methods, loaded together. */
export { listCapabilities } from './capabilities.ts';
export { connectWith } from './connectWith.ts';
export { findCallsStatus } from './findExecution.ts';
export { readTypedData } from './readTypedData.ts';
export { sendCalls } from './sendCalls.ts';
