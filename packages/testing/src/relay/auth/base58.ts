const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Bytes in base58 as Bitcoin writes it; a leading `1` for each leading zero byte. */
export function encodeBase58(bytes: Uint8Array): string {
  let number = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);
  let text = '';
  for (; number > 0n; number /= 58n) text = `${ALPHABET[Number(number % 58n)]}${text}`;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text;
}

/** The bytes of a base58 text, or undefined when it holds another character. Short texts only. */
export function decodeBase58(text: string): Uint8Array | undefined {
  let number = 0n;
  for (const character of text) {
    const digit = ALPHABET.indexOf(character);
    if (digit < 0) return undefined;
    number = number * 58n + BigInt(digit);
  }
  const hex = number === 0n ? '' : number.toString(16);
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  const rest = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return new Uint8Array([...new Array<number>(zeros).fill(0), ...rest]);
}
