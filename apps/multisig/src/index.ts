export { loadMultisigPage, multisigTexts } from './loadMultisigPage.ts';
export { multisigSource } from './status/multisigSource.ts';
