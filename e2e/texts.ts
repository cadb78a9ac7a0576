import type { Locale } from '@mooring/connect';
import type { Part } from '../packages/connect/src/texts/textLoaders.ts';

export type KitTexts = Part<'kit'>;

/** Messages of the kit in a language. */
export async function kitTexts(locale: Locale): Promise<KitTexts> {
  const { kit }: { kit: KitTexts } = await import(
    `../packages/connect/src/texts/languages/${locale}.ts`
  );
  return kit;
}

/** Matches a text with any values of its placeholders. */
export function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*'));
}
