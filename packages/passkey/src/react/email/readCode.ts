import { latinDigits } from '@mooring/internal';

/** Eight digits in two groups, as the mail has them, alone or within other text. */
const CODE = /(?<!\d)\d{4}[\p{Z}\p{P}\s]{0,3}\d{4}(?!\d)/gu;

/** Reads the code of a mail as people type or paste it: digits of any script, with what surrounds them. */
export function readCode(text: string): string | undefined {
  const [code, ...others] = latinDigits(text.replace(/\p{Cf}/gu, '')).match(CODE) ?? [];
  return others.length > 0 ? undefined : code?.replace(/\D/g, '');
}
