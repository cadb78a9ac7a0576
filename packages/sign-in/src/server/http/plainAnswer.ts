/** A JSON answer: what there is to write, before it is made a `Response` or written by Node. */
export interface PlainAnswer {
  readonly status: number;
  /** Names, in lower case, and values in turn. Only `set-cookie` may be there more than once. */
  readonly headers: readonly string[];
  readonly body: string;
}

export interface AnswerOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
}

const always: readonly string[] = [
  'content-type',
  'application/json',
  'cache-control',
  'no-store',
  'x-content-type-options',
  'nosniff',
];

/** A JSON answer that no cache keeps, with the cookies to set. */
export function plainAnswer(
  body: object,
  { status = 200, headers, cookies }: AnswerOptions = {},
): PlainAnswer {
  const all = [...always];
  if (headers) all.push(...Object.entries(headers).flat());
  if (cookies) for (const cookie of cookies) all.push('set-cookie', cookie);
  return { status, headers: all, body: JSON.stringify(body) };
}
