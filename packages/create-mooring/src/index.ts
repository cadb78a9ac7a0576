export { ApplicationError, createApplication } from './createApplication.ts';
export { template } from './template.ts';
