import type { CDPSession } from '@playwright/test';

/** Answers of a chain without contracts, names or coins. */
const answers: Readonly<Record<string, unknown>> = {
  eth_blockNumber: '0x1',
  eth_call: '0x',
  eth_chainId: '0x1',
  eth_getBalance: '0x0',
  eth_getCode: '0x',
  eth_getTransactionCount: '0x0',
};

const allowed = [
  { name: 'access-control-allow-origin', value: '*' },
  { name: 'access-control-allow-headers', value: '*' },
];

/**
 * Answers a page's JSON-RPC requests to other hosts immediately, like an empty chain. All other requests to them
 * fails as without. Requests to the page's own host, which is on http, do not come by.
 */
export async function answerNodes(control: CDPSession): Promise<void> {
  control.on('Fetch.requestPaused', ({ requestId, request: { method, postData } }) => {
    const isPreflight = method === 'OPTIONS';
    const body = isPreflight ? '' : answerOf(postData);
    const done =
      body === undefined
        ? control.send('Fetch.failRequest', { requestId, errorReason: 'NameNotResolved' })
        : control.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: [...allowed, { name: 'content-type', value: 'application/json' }],
            body: Buffer.from(body).toString('base64'),
          });
    // The page may be closed in the meantime.
    done.catch(() => {});
  });
  await control.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

/** Undefined for what is not JSON-RPC. */
function answerOf(body = ''): string | undefined {
  try {
    const asked: unknown = JSON.parse(body);
    const list = Array.isArray(asked) ? asked : [asked];
    if (!list.every((one) => Object(one).jsonrpc === '2.0')) return undefined;
    const answered = list.map(({ id, method }) => ({
      jsonrpc: '2.0',
      id,
      ...(Object.hasOwn(answers, method)
        ? { result: answers[method] }
        : { error: { code: -32601, message: `Unsupported method: ${method}` } }),
    }));
    return JSON.stringify(Array.isArray(asked) ? answered : answered[0]);
  } catch {
    return undefined;
  }
}
