import { type AuthenticatorBehaviour, createAuthenticator } from '@mooring/testing/authenticator';
import { type Hex, hexToBytes, keccak256, parseAbi, toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signerArguments } from './account/address.ts';
import { type Assertion, checkAssertion } from './account/assertion.ts';
import { encodeAssertion } from './account/signature.ts';
import { createCredential } from './create/createCredential.ts';
import type { Passkey } from './credential/passkey.ts';
import { origin, rpId } from './place.testing.ts';
import { localContracts, startWorld, type World } from './world.testing.ts';

const abi = parseAbi([
  'function isValidSignatureForSigner(bytes32 message, bytes signature, uint256 x, uint256 y, uint176 verifiers) view returns (bytes4)',
]);
const challenge = keccak256(toHex('Aye'));

describe.each(['osaka', 'prague'] as const)('verifier contract on a chain of %s', (hardfork) => {
  const { credentials, behave } = createAuthenticator({ origin });
  let world: World;
  let passkey: Passkey;
  beforeAll(async () => {
    world = await startWorld({ hardfork });
    passkey = await createCredential({
      ...{ rpId, origin, credentials },
      ...{ appName: 'Harbour', name: 'Mira' },
    });
  });
  afterAll(() => world.stop());

  async function assert(behaviour: Partial<AuthenticatorBehaviour>): Promise<Assertion> {
    behave(behaviour);
    const { id, response } = await credentials.get({
      publicKey: { rpId, challenge: new Uint8Array(hexToBytes(challenge)) },
    });
    const bytes = (value: unknown) => new Uint8Array(value as ArrayBuffer);
    return {
      credentialId: id,
      authenticatorData: bytes(response['authenticatorData']),
      clientDataJSON: bytes(response.clientDataJSON),
      signature: bytes(response['signature']),
    };
  }

  /** What the contracts say of an assertion that was checked for all but its client data. */
  async function accepts(assertion: Assertion, clientDataFields: string): Promise<boolean> {
    const well = await checkAssertion(await assert({}), {
      ...{ challenge, rpId, origins: [origin], publicKey: passkey.publicKey },
    });
    const { authenticatorData, signature } = assertion;
    const { r, s } = readWords(signature);
    const data = { ...well, authenticatorData: toHex(authenticatorData), clientDataFields, r, s };
    const answer = await world.client.readContract({
      address: localContracts.factory,
      abi,
      functionName: 'isValidSignatureForSigner',
      args: [
        challenge,
        encodeAssertion(data),
        ...signerArguments(passkey.publicKey, localContracts),
      ],
    });
    return answer === '0x1626ba7e';
  }

  const isChecked = (assertion: Assertion) =>
    checkAssertion(assertion, {
      ...{ challenge, rpId, origins: [origin], publicKey: passkey.publicKey },
    }).then(
      () => true,
      () => false,
    );

  test.each<[string, Partial<AuthenticatorBehaviour>, boolean]>([
    ['as browsers write it', {}, true],
    ['with fields of a browser', { clientDataFields: { other: '⛵' } }, true],
    ['in alphabetical order', { sortsClientData: true }, false],
    ['with a space', { rewriteClientData: (text) => text.replace('{', '{ ') }, false],
    ['with something behind', { rewriteClientData: (text) => `${text}\n` }, false],
    ['without a verified person', { verifiesUser: false }, false],
  ])('accepts what checkAssertion accepts: client data %s', async (_, behaviour, isTaken) => {
    const assertion = await assert(behaviour);
    expect(await isChecked(assertion)).toBe(isTaken);
    expect(await accepts(assertion, fieldsOf(assertion))).toBe(isTaken);
  });
});

/** What a page can hand to the contracts at best: all that they do not write themselves. */
function fieldsOf({ clientDataJSON }: Assertion): string {
  const text = new TextDecoder().decode(clientDataJSON).trim();
  return text
    .slice(1, -1)
    .replace(/"type":"webauthn.get",?/, '')
    .replace(/"challenge":"[^"]*",?/, '')
    .trim();
}

function readWords(der: Uint8Array): { r: bigint; s: bigint } {
  const size = der[3] ?? 0;
  const word = (bytes: Uint8Array): Hex => toHex(bytes);
  return { r: BigInt(word(der.subarray(4, 4 + size))), s: BigInt(word(der.subarray(6 + size))) };
}
