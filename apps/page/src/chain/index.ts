export { BLOCK_MS } from './blockTime.ts';
export { ignoreContractError } from './ignoreContractError.ts';
