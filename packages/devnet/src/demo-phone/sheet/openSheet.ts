import { openPrompt } from '../../screen/openPrompt.tsx';
import { PHONE_NAME } from '../settings.ts';
import type { OpenSheet } from './sheets.ts';

/** Opens sheets as modal dialogs inside `parent`. */
export function openSheetsIn(parent: ParentNode): OpenSheet {
  return (content, onAnswer) => openPrompt(parent, { walletName: PHONE_NAME, content, onAnswer });
}
