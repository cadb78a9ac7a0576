export { openIdCatalogue as catalogue } from '../../texts/openIdCatalogue.ts';
export { ApplicationList as Part } from './ApplicationList.tsx';
