// Loaded with the first name: what the page imports of the kit at its start has no lookups.
export { resolveName } from '@mooring/connect/address';
