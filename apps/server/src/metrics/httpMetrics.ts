import { Gauge, type Registry } from 'prom-client';
import { createCounter, createDurations } from './metrics.ts';

/** Answered request. */
interface Answered {
  method: string;
  path: string;
  status: number;
  ms: number;
  refusal?: { code: string; limit?: string | undefined } | undefined;
}

/** First path segments counted by name; everything else is the page. */
const PLACES = [
  ...['auth', 'contacts', 'accounts', 'relay', 'oidc', 'rpc'],
  ...['livez', 'readyz', 'healthz', 'config.json', 'assets'],
];
const places = [...PLACES, 'page'].map((place) => ({ place }));
/** Statuses that alerts count. */
const STATUSES = [200, 400, 401, 403, 404, 429, 500, 502, 503];

/** Codes and limits that alerts count; others appear with their first refusal. */
const CODES = ['origin-refused', 'too-many-requests', 'store-unavailable', 'internal-error'];
const LIMIT_NAMES = [
  ...['nonces', 'verifications', 'sessions', 'contractsReserve'],
  ...['contactChanges', 'contactAccounts', 'contactBytes', 'passkeyLookups'],
  ...['relayPerAccount', 'relayPerClient', 'budget-spent', 'too-many-failures'],
  ...['recoveryPerClient', 'recovery', 'recoveryContacts'],
  ...['oidcRequests', 'oidcQuestions'],
  ...['rpcPerMinute', 'rpcBytesPerMinute', 'rpcConcurrent'],
];

/** Requests that start a session. */
const SIGN_INS = ['/auth/verify', '/auth/assertion', '/auth/pending/finish'];

/** Metrics of requests. */
export interface HttpMetrics {
  started(): void;
  answered(request: Answered): void;
}

/** Creates the metrics of requests: answers, durations, refusals, and sign-ins among them. */
export function createHttpMetrics(registry: Registry): HttpMetrics {
  const requests = createCounter(
    registry,
    'mooring_http_requests_total',
    'Answers, by place and status.',
    ['place', 'status'],
    places.flatMap(({ place }) => STATUSES.map((status) => ({ place, status }))),
  );
  const seconds = createDurations(
    registry,
    'mooring_http_request_seconds',
    'Time to answer, in seconds.',
    ['place'],
    places,
  );
  const inFlight = new Gauge({
    name: 'mooring_http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers: [registry],
  });
  const refusals = createCounter(
    registry,
    'mooring_refusals_total',
    'Refused requests, by code.',
    ['place', 'code'],
    places
      .filter(({ place }) =>
        ['auth', 'contacts', 'accounts', 'relay', 'oidc', 'rpc'].includes(place),
      )
      .flatMap(({ place }) => CODES.map((code) => ({ place, code }))),
  );
  const limited = createCounter(
    registry,
    'mooring_limited_total',
    'Requests above a limit, status 429.',
    ['limit'],
    LIMIT_NAMES.map((limit) => ({ limit })),
  );
  const signIns = createCounter(
    registry,
    'mooring_sign_ins_total',
    'Sign-ins, by outcome.',
    ['outcome'],
    ['signed in', 'refused', 'failed'].map((outcome) => ({ outcome })),
  );

  return {
    started: () => inFlight.inc(),
    answered({ method, path, status, ms, refusal }) {
      inFlight.dec();
      const end = path.indexOf('/', 1);
      const first = path.slice(1, end === -1 ? undefined : end);
      const place = PLACES.includes(first) ? first : 'page';
      requests.inc({ place, status });
      seconds.observe({ place }, ms / 1_000);
      if (refusal) refusals.inc({ place, code: refusal.code });
      if (refusal?.limit !== undefined) limited.inc({ limit: refusal.limit });
      if (method === 'POST' && SIGN_INS.includes(path)) {
        if (status === 200) signIns.inc({ outcome: 'signed in' });
        else if (status !== 202) signIns.inc({ outcome: status < 500 ? 'refused' : 'failed' });
      }
    },
  };
}
