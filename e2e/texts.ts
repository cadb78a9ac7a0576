import type { Locale } from '@mooring/connect';
import type { Translated } from '../packages/connect/src/core/locales/message.ts';
import type { KitMessages } from '../packages/connect/src/i18n/kit.ts';

export type KitTexts = Translated<KitMessages>;

/** The kit's texts in a language, as a visitor reads them. */
export async function kitTexts(locale: Locale): Promise<KitTexts> {
  const file: { messages: KitTexts } = await import(
    `../packages/connect/src/i18n/locales/${locale}.ts`
  );
  return file.messages;
}

/** Finds a text whatever is inserted for its placeholders. */
export function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*'));
}
