/** Parts of a request that show where it comes from. */
interface Provenance {
  readonly method: string | undefined;
  /** Host header, with the port. */
  readonly host: string | undefined;
  readonly origin: string | null | undefined;
  readonly contentType: string | null | undefined;
}

/** Reason why a request is refused. */
export interface Refusal {
  readonly status: 403 | 415;
  readonly sentence: string;
}

const LOCAL_ONLY = 'The local network has publicly known keys, and answers only this machine';

/**
 * Refusal of a request from outside this machine; null for a local one.
 *
 * A page of another site runs in the same browser and reaches the same ports. Its name may resolve to this
 * machine (DNS rebinding), so the host must be a local one; its origin distinguishes it from local pages,
 * on any port; and requests without a CORS preflight, such as those of forms, are refused. A program sends
 * no origin.
 */
export function refusalOf(request: Provenance): Refusal | null {
  const { method, host, origin, contentType } = request;
  const refusal = hostRefusal(host);
  if (refusal !== null) return refusal;
  if (origin !== null && origin !== undefined && !isOwnOrigin(origin))
    return {
      status: 403,
      sentence: `${LOCAL_ONLY}: the request comes from a page of another origin.`,
    };
  if (method === 'POST' && !/^application\/json\s*(?:;|$)/i.test(contentType ?? ''))
    return { status: 415, sentence: 'Send it as application/json.' };
  return null;
}

/** Check of the host only, for routes with their own origin check. */
function hostRefusal(host = ''): Refusal | null {
  const address = `http://${host}`;
  if (URL.canParse(address) && isOwnName(new URL(address).hostname)) return null;
  return { status: 403, sentence: `${LOCAL_ONLY}: open it at localhost or 127.0.0.1.` };
}

/** Response to a request from outside this machine; null for a local one. */
export function refuseForeign({ method, url, headers }: Request): Response | null {
  const { host } = new URL(url);
  const [origin, contentType] = [headers.get('origin'), headers.get('content-type')];
  return refusedResponse(refusalOf({ method, host, origin, contentType }));
}

/** Response to a request for a host other than this machine; null for a local one. */
export function refuseHost({ url }: Request): Response | null {
  return refusedResponse(hostRefusal(new URL(url).host));
}

function refusedResponse(refusal: Refusal | null): Response | null {
  return refusal && new Response(`${refusal.sentence}\n`, { status: refusal.status });
}

/** Returns true for loopback host names, as normalized by `URL`. */
function isOwnName(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]')
    return true;
  return /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** Returns true for origins of pages served by this machine, on any port. */
export function isOwnOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return (protocol === 'http:' || protocol === 'https:') && isOwnName(hostname);
}
