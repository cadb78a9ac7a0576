import type { Locale } from '@mooring/connect';
import type { Translated } from '../packages/connect/src/core/locales/catalogue.ts';
import type { KitMessages } from '../packages/connect/src/texts/kit.ts';

export type KitTexts = Translated<KitMessages>;

/** Messages of the kit in a language. */
export async function kitTexts(locale: Locale): Promise<KitTexts> {
  const file: { messages: KitTexts } = await import(
    `../packages/connect/src/texts/locales/${locale}.ts`
  );
  return file.messages;
}

/** Matches a text with any values of its placeholders. */
export function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*'));
}
