export { BLOCK_MS } from './blockTime.ts';
export { hasCode, isContractAccount } from './hasCode.ts';
export { ignoreContractError } from './ignoreContractError.ts';
export { readContractElsewhere } from './readContractElsewhere.ts';
