export { isNoAnswer, withoutAnswer } from './isNoAnswer.ts';
