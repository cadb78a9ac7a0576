/** Message with every field, 16 lines; tests change one thing at a time. */
export const fullText = [
  'https://harbour.example:8443 wants you to sign in with your Ethereum account:', // 1
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', // 2
  '', // 3
  'Welcome aboard; read https://harbour.example/rules (v2).', // 4
  '', // 5
  'URI: https://harbour.example:8443/sign-in?from=home#top', // 6
  'Version: 1', // 7
  'Chain ID: 77310001', // 8
  'Nonce: q7Wm2xZt9LpA', // 9
  'Issued At: 2026-03-01T12:00:00.000Z', // 10
  'Expiration Time: 2026-03-01T12:10:00.000Z', // 11
  'Not Before: 2026-03-01T11:59:00+00:00', // 12
  'Request ID: visit-7', // 13
  'Resources:', // 14
  '- https://harbour.example/terms.pdf', // 15
  '- ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi', // 16
].join('\n');

/** Message with the required fields only, 9 lines. */
export const shortText = [
  'harbour.example wants you to sign in with your Ethereum account:', // 1
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', // 2
  '', // 3
  '', // 4
  'URI: https://harbour.example', // 5
  'Version: 1', // 6
  'Chain ID: 1', // 7
  'Nonce: 12345678', // 8
  'Issued At: 2026-03-01T12:00:00Z', // 9
].join('\n');

/** Replaces one part of `text`, which must be present. */
export function changed(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`The example has no ${JSON.stringify(part)}`);
  return text.replace(part, () => by);
}
