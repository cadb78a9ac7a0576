export { settingsCatalogue as catalogue } from './locales/settingsCatalogue.ts';
export { SettingsView as Part } from './SettingsView.tsx';
