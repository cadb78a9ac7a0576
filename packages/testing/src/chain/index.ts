export { type AnvilChain, type AnvilClient, startAnvilChain } from './startAnvilChain.ts';
export { type Anvils, type AnvilsOptions, startAnvils } from './startAnvils.ts';
