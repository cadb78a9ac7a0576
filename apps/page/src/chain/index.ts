export { BLOCK_MS } from './blockTime.ts';
export {
  ignoreContractError,
  isContractError,
} from './isContractError.ts';
