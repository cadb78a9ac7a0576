export { ApplicationError, type ApplicationErrorReason } from './applicationError.ts';
export { createApplication } from './createApplication.ts';
export { type Migration, type MigrationNote, migrate } from './migrate/migrate.ts';
export { templates } from './templates.ts';
