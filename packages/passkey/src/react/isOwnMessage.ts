/**
 * Returns true for a sign-in message (EIP-4361) of this page: its first line has the page's host, with or without the
 * scheme.
 */
export function isOwnMessage(
  message: string,
  { host, origin }: Pick<Location, 'host' | 'origin'>,
): boolean {
  const [first] = message.split('\n', 1);
  return [host, origin].some(
    (domain) => first === `${domain} wants you to sign in with your Ethereum account:`,
  );
}
