import { isRecord } from '../parse/record.ts';

/** Wallet chosen to connect with, by the page's own names. */
export interface ChosenWallet {
  readonly id: string;
  readonly name: string;
}

const longestText = 253;

/** Parses a chosen wallet; `undefined` when invalid. */
export function parseChosen(value: unknown): ChosenWallet | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name } = value;
  return isText(id) && isText(name) ? { id, name } : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText;
}
