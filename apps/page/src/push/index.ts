export { DEVICE, endPushDevice, TOKEN } from './pushDevice.ts';
export {
  dropPushTexts,
  keepPushTexts,
  type PushedAccount,
  registerPushWorker,
  removePushWorker,
} from './pushWorker.ts';
