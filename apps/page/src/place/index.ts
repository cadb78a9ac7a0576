export { lookUpChainId } from './lookUpChainId.ts';
export { type Place, readPlace, readView, type View } from './place.ts';
export { placeLink, stopRecoveryLink } from './placeLink.ts';
