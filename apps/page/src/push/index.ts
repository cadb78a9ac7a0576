export { DEVICE, endPushDevice, TOKEN } from './pushDevice.ts';
export {
  deletePushTexts,
  type PushedAccount,
  registerPushWorker,
  removePushWorker,
  storePushTexts,
} from './pushWorker.ts';
