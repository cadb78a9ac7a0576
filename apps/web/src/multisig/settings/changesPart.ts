export { settingsCatalogue as catalogue } from './locales/settingsCatalogue.ts';
export { SettingChanges as Part } from './SettingChanges.tsx';
