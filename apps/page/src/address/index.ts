export { ComparedAddresses } from './ComparedAddresses.tsx';
export { distinctAddress } from './distinctAddress.ts';
export { FieldAddress } from './FieldAddress.tsx';
export { typedAddress, typedRecipient } from './pastedLink.ts';
export { prefixIn } from './prefixIn.ts';
export { readPastedAddress } from './readPastedAddress.ts';
export { Unbroken } from './Unbroken.tsx';
export { WholeAddress } from './WholeAddress.tsx';
