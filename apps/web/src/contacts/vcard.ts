import type { ContactDraft } from './checkContact.ts';

/** Returns true for a file of contacts as phones and mail programs write it. */
export function isVcard(text: string): boolean {
  return /^\s*BEGIN:VCARD/i.test(text);
}

/**
 * Reads cards (RFC 6350, and versions 2.1 and 3.0): one draft for each Ethereum address, in whichever property it
 * is written. A card without an address becomes a contact with an empty one.
 */
export function readVcards(text: string): readonly ContactDraft[] {
  const lines = text
    // Long lines are folded; in quoted-printable they end with an equals sign.
    .replace(/^[^:\r\n]*QUOTED-PRINTABLE[^:\r\n]*:(?:[^\r\n]*=\r?\n)+/gim, (value) =>
      value.replace(/=\r?\n/g, ''),
    )
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n|\r/);
  const drafts: ContactDraft[] = [];
  let card: CardLine[] = [];
  for (const line of lines) {
    const parts = lineOf(line);
    if (!parts) continue;
    if (parts.property === 'BEGIN') card = [];
    else if (parts.property === 'END') drafts.push(...draftsOf(card));
    else card.push(parts);
  }
  return drafts;
}

interface CardLine {
  readonly property: string;
  readonly value: string;
}

function lineOf(line: string): CardLine | undefined {
  const parts = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/.exec(line);
  const [, property, parameters = '', value = ''] = parts ?? [];
  if (property === undefined) return undefined;
  const decoded = /QUOTED-PRINTABLE/i.test(parameters) ? decodeQuoted(value) : value;
  return { property: property.toUpperCase(), value: readEscaped(decoded) };
}

/** Bytes of UTF-8 as `=C3=A1`. */
function decodeQuoted(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('%', '%25').replace(/=([\dA-F]{2})/gi, '%$1'));
  } catch {
    return value;
  }
}

function readEscaped(value: string): string {
  return value.replace(/\\([\\,;n])/gi, (_, sign: string) =>
    sign === 'n' || sign === 'N' ? '\n' : sign,
  );
}

function draftsOf(card: readonly CardLine[]): readonly ContactDraft[] {
  const textOf = (property: string) => card.find((line) => line.property === property)?.value ?? '';
  const name = textOf('FN') || readCardName(textOf('N')) || textOf('ORG').split(';').join(' ');
  const found = card.flatMap(({ value }) => value.match(/\b0x[\da-f]{40}\b/gi) ?? []);
  const addresses = [...new Map(found.map((address) => [address.toLowerCase(), address])).values()];
  const note = addresses.includes(textOf('NOTE').trim()) ? '' : textOf('NOTE');
  return (addresses.length > 0 ? addresses : ['']).map((address) => ({ name, address, note }));
}

/** Family and given name, as `N` has them. */
function readCardName(value: string): string {
  const [family = '', given = ''] = value.split(';');
  return `${given} ${family}`.trim();
}
