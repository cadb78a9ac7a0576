export { BaseError, type BaseErrorOptions } from './baseError.ts';
export { isBatchId, LONGEST_BATCH_ID, MOST_BATCH_CALLS } from './batches.ts';
export { isContractError, isRevertedCall } from './contractErrors.ts';
export { contrast, luminance } from './contrast.ts';
export { readDelegate } from './delegation.ts';
export { directionOf } from './directionOf.ts';
export { createEmitter, type Emitter } from './emitter.ts';
export { escapeHtml } from './escapeHtml.ts';
export { FOCUSABLE, finishPress } from './finishPress.ts';
export { formatList } from './formatList.ts';
export { isRejectionText } from './isRejectionText.ts';
export { latinDigits, zeroOf } from './latinDigits.ts';
export { createListeners, type Listeners } from './listeners.ts';
export { type Locale, locales } from './locales.ts';
export { LONGEST_CREDENTIAL_ID, LONGEST_SIGNATURE, LONGEST_SYMBOL } from './longest.ts';
export { lookUp } from './lookUp.ts';
export { mapConcurrently } from './mapConcurrently.ts';
export {
  type ConnectorKind,
  connectorKind,
  type MaybeMooring,
  type MooringPart,
} from './mooringPart.ts';
export { parseUrl } from './parseUrl.ts';
export { phoneMethods } from './phoneMethods.ts';
export { readDeployedCode } from './readDeployedCode.ts';
export { readEach } from './readEach.ts';
export { readRequestBody } from './readRequestBody.ts';
export { createSettledClock, type SettledClock } from './settledClock.ts';
export {
  DAY_MS,
  DAY_SECONDS,
  HOUR_MS,
  LONGEST_TIMER_MS,
  MINUTE_MS,
  NAME_DEBOUNCE_MS,
} from './times.ts';
export { toCoinType } from './toCoinType.ts';
export { isUnlimited, MORE_THAN_ANY } from './unlimited.ts';
export {
  isAddress,
  isRecord,
  isTransactionHash,
  type PlainRecord,
  parseJson,
  readField,
  readOwnField,
} from './untrusted.ts';
export { version } from './version.ts';
export { withResolvers } from './withResolvers.ts';
