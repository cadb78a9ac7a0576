export { changesCatalogue as catalogue } from './locales/changesCatalogue.ts';
export { SettingChanges as Part } from './SettingChanges.tsx';
