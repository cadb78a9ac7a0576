export { ConfirmDialog } from './ConfirmDialog.tsx';
export { CopyButton } from './CopyButton.tsx';
export { DateTime } from './DateTime.tsx';
export { handOverFocus } from './handOverFocus.ts';
export { Icon, Logo } from './Icon.tsx';
export { LongList } from './LongList.tsx';
export {
  lazyPart,
  NoPart,
  type PartFailedProps,
  PartLoadError,
} from './lazyPart.tsx';
export { loadAgain } from './loadAgain.ts';
export { Notice } from './Notice.tsx';
export { neverChanges } from './neverChanges.ts';
export { RetryNotice } from './RetryNotice.tsx';
export { readTextFile, type TextFile } from './readTextFile.ts';
export { reloadDocument } from './reloadDocument.ts';
export { saveFile } from './saveFile.ts';
export { SHOWN_EXCERPT, SHOWN_NAME, SHOWN_NOTE, SHOWN_TOKEN_NAME } from './shownLengths.ts';
export { ThemedImage } from './ThemedImage.tsx';
export { useFieldValidation } from './useFieldValidation.ts';
