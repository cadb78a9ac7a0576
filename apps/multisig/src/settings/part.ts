export { settingsCatalogue as catalogue } from '../texts/settingsCatalogue.ts';
export { SettingsView as Part } from './SettingsView.tsx';
