import { isRecord } from '@mooring/internal';
import { createMistake, logMistake } from '@mooring/internal/mistakes';
import { isAddress } from 'viem';

/**
 * Checks the options of `passkey` in development: those that would fail only when a person connects or sends.
 * @throws {Error} on options that cannot work, with what to write instead
 */
export function checkPasskeyMistakes(options: unknown): void {
  if (!isRecord(options)) {
    throw passkeyMistake('Pass an object: passkey({ appName, screens: passkeyScreens }).');
  }
  const { appName, screens, review, rpId, contracts, submitter } = options;
  if (typeof appName !== 'string' || appName.trim() === '') {
    throw passkeyMistake(
      '`appName` of passkey() is missing. Browsers show it with a new passkey: passkey({ appName: … }).',
    );
  }
  for (const [name, value] of Object.entries({ screens, review })) {
    if (value === undefined || typeof value === 'function') continue;
    throw passkeyMistake(
      `\`${name}\` of passkey() is not a function: write screens: passkeyScreens, from @mooring/passkey/react.`,
    );
  }
  if (rpId !== undefined && !(typeof rpId === 'string' && /^[^\s:/]+$/.test(rpId))) {
    throw passkeyMistake(
      `\`rpId\` is ${rpId}, which is not a domain: write harbour.example, without https:// and without a port.`,
    );
  }
  if (submitter !== undefined && typeof Object(submitter).submit !== 'function') {
    throw passkeyMistake(
      "`submitter` has no function submit: write submitter: relay({ url: '/relay' }).",
    );
  }
  checkContractMistakes(contracts);
}

function checkContractMistakes(contracts: unknown): void {
  for (const [id, entry] of Object.entries(isRecord(contracts) ? contracts : {})) {
    const { factory, verifiers } = isRecord(entry) ? entry : {};
    if (typeof factory !== 'string' || !isAddress(factory)) {
      throw passkeyMistake(
        `\`contracts\` has no factory for chain ${id}: write { factory, verifiers }, with the address of SafeWebAuthnSignerFactory.`,
      );
    }
    if (typeof verifiers === 'string' && /^0x[0-9a-f]{44}$/i.test(verifiers)) continue;
    throw passkeyMistake(
      `\`contracts\` has no verifiers for chain ${id}: write 22 bytes, the number of the precompile and the address of the fallback contract.`,
    );
  }
}

/** Logs that no chain of a configuration has passkey contracts. */
export function logNoPasskeyChain(chainIds: readonly number[]): void {
  logMistake(
    `passkey() has contracts on none of the chains ${chainIds.join(', ')}: add a chain of passkeyContracts, or pass your own \`contracts\`.`,
    'passkeys',
  );
}

/**
 * Checks the options of `relay` in development.
 * @throws {Error} without a URL
 */
export function checkRelayMistakes(options: unknown): void {
  if (isRecord(options) && typeof options['url'] === 'string' && options['url'] !== '') return;
  throw passkeyMistake("`url` of relay() is missing: write relay({ url: '/relay' }).");
}

const passkeyMistake = (message: string) => createMistake(message, 'passkeys');
