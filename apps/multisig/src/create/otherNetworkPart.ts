export { newSafeCatalogue as catalogue } from '../texts/newSafeCatalogue.ts';
export { CreateOnOtherNetwork as Part } from './CreateOnOtherNetwork.tsx';
