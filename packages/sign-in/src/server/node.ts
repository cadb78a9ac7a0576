export { clientOf } from './http/clientOf.ts';
export { type NodeHandler, type NodeHandlerOptions, toNodeHandler } from './http/toNodeHandler.ts';
