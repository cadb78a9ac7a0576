/** CORS headers that let an allowed origin read the response, with credentials. */
export function corsHeaders(
  request: Request,
  allowOrigin: (origin: string) => boolean,
): Readonly<Record<string, string>> {
  const origin = request.headers.get('origin');
  if (origin === null || !allowOrigin(origin)) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '600',
  };
}
