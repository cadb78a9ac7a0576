/** A JSON answer that no cache keeps, with the cookies to set. */
export function answer(
  body: object,
  { status = 200, headers = {}, cookies = [] }: AnswerOptions = {},
): Response {
  const response = new Response(JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

interface AnswerOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
}
