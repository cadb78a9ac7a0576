export { ComparedAddresses } from './ComparedAddresses.tsx';
export { distinctAddress } from './distinctAddress.ts';
export { FieldAddress } from './FieldAddress.tsx';
export {
  normalizeAddress,
  normalizeRecipient,
} from './pastedLink.ts';
export { prefixIn } from './prefixIn.ts';
export { readPastedAddress } from './readPastedAddress.ts';
export { UnbrokenAddresses } from './UnbrokenAddresses.tsx';
export { WholeAddress } from './WholeAddress.tsx';
