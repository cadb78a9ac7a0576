/**
 * True for a sign-in message (EIP-4361) that asks for this very page: its first line names the page's host, with
 * or without the scheme.
 */
export function isOwnMessage(
  message: string,
  { host, origin }: Pick<Location, 'host' | 'origin'>,
): boolean {
  const [first] = message.split('\n', 1);
  return [host, origin].some(
    (place) => first === `${place} wants you to sign in with your Ethereum account:`,
  );
}
