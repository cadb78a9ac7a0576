export type { AnvilClient } from './createAnvilClient.ts';
export { type AnvilChain, startAnvilChain } from './startAnvilChain.ts';
export { type Anvils, type AnvilsOptions, startAnvils } from './startAnvils.ts';
