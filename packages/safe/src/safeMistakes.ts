import { isRecord } from '@mooring/internal';
import { createMistake } from '@mooring/internal/mistakes';

/**
 * Checks the options of `safe` in development; `checkOrigins` checks each origin.
 * @throws {Error} on options that cannot work, with what to write instead
 */
export function checkSafeMistakes(options: unknown): void {
  const origins = isRecord(options) ? options['allowedOrigins'] : undefined;
  if (!Array.isArray(origins)) {
    throw createMistake(
      "`allowedOrigins` is not an array: write safe({ allowedOrigins: ['https://app.safe.global'] }).",
      'safe',
    );
  }
  const pattern: unknown = origins.find((origin) => String(origin).includes('*'));
  if (pattern === undefined) return;
  throw createMistake(
    `"${pattern}" in allowedOrigins is not an origin, and patterns are not supported: list each origin, such as https://app.safe.global.`,
    'safe',
  );
}

/**
 * Checks the options of `createGatewayClient` in development.
 * @throws {Error} on options that cannot work, with what to write instead
 */
export function checkGatewayMistakes(options: unknown): void {
  if (isRecord(options) && typeof options['baseUrl'] === 'string') return;
  throw createMistake(
    "`baseUrl` is missing: write createGatewayClient({ baseUrl: 'https://gateway.example' }).",
    'safe',
  );
}
