export { pushCatalogue as catalogue } from '../texts/pushCatalogue.ts';
export { PushSwitch as Part } from './PushSwitch.tsx';
