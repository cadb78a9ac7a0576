export { changesCatalogue as catalogue } from '../texts/changesCatalogue.ts';
export { SettingChanges as Part } from './SettingChanges.tsx';
