/** Creates an app that serves only `GET /metrics`, with the result of `text`; for a separate port. */
export function metricsApp(text: () => string) {
  return {
    async fetch(request: Request): Promise<Response> {
      if (new URL(request.url).pathname !== '/metrics') {
        return new Response('Not found\n', { status: 404 });
      }
      if (request.method !== 'GET') {
        return new Response('Method not allowed\n', { status: 405, headers: { allow: 'GET' } });
      }
      const headers = {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      };
      return new Response(text(), { headers });
    },
  };
}
