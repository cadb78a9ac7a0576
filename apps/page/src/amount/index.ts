export { Amount } from './Amount.tsx';
export { exactAmount, FEE_DIGITS, roundUp } from './exactAmount.ts';
export { parseAmount } from './parseAmount.ts';
export { symbolText } from './symbolText.ts';
