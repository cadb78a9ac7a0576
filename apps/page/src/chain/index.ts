export { BLOCK_MS } from './blockTime.ts';
export { isNoAnswer, withoutAnswer } from './isNoAnswer.ts';
