import { isOwnName, isOwnOrigin } from '../network/isOwnOrigin.ts';

/** The parts of a request that say where it comes from. */
export type Provenance = {
  readonly method: string | undefined;
  /** The host it was sent to, with its port. */
  readonly host: string | undefined;
  readonly origin: string | null | undefined;
  readonly contentType: string | null | undefined;
};

/** Why a request is not answered, in a sentence. */
export type ForeignFault = { readonly status: 403 | 415; readonly sentence: string };

const LOCAL_ONLY = 'The local network has keys that everyone knows, and answers this machine alone';

/**
 * Why a request is not one of this machine's own; null for one that is.
 *
 * A page of another site runs in the same browser and reaches the same ports. Its name may lead here
 * (DNS rebinding), so the host must be this machine's; its origin tells it from a page of this machine,
 * at whatever port; and what a form can post without asking first (a CORS-simple request) is not taken.
 * A program sends no origin.
 */
export function foreignFault(request: Provenance): ForeignFault | null {
  const { method, host, origin, contentType } = request;
  const fault = hostFault(host);
  if (fault !== null) return fault;
  if (origin !== null && origin !== undefined && !isOwnOrigin(origin))
    return { status: 403, sentence: `${LOCAL_ONLY}: a page of another origin asked.` };
  if (method === 'POST' && !/^application\/json\s*(?:;|$)/i.test(contentType ?? ''))
    return { status: 415, sentence: 'Send it as application/json.' };
  return null;
}

/** The same of the host alone, for routes that judge by themselves which pages may ask. */
function hostFault(host = ''): ForeignFault | null {
  const address = `http://${host}`;
  if (URL.canParse(address) && isOwnName(new URL(address).hostname)) return null;
  return { status: 403, sentence: `${LOCAL_ONLY}: open it at localhost or 127.0.0.1.` };
}

/** The answer to a request that is not one of this machine's own; null for one that is. */
export function refuseForeign({ method, url, headers }: Request): Response | null {
  const { host } = new URL(url);
  const [origin, contentType] = [headers.get('origin'), headers.get('content-type')];
  return answerOf(foreignFault({ method, host, origin, contentType }));
}

/** The answer to a request that was sent to a host which is not this machine; null for others. */
export function refuseHost({ url }: Request): Response | null {
  return answerOf(hostFault(new URL(url).host));
}

function answerOf(fault: ForeignFault | null): Response | null {
  return fault && new Response(`${fault.sentence}\n`, { status: fault.status });
}
