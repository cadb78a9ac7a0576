export { pushCatalogue as catalogue } from './locales/pushCatalogue.ts';
export { PushSwitch as Part } from './PushSwitch.tsx';
