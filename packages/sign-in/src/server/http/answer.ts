import { type AnswerOptions, type PlainAnswer, plainAnswer } from './plainAnswer.ts';

/** A JSON answer that no cache keeps, with the cookies to set. */
export function answer(body: object, options?: AnswerOptions): Response {
  return responseOf(plainAnswer(body, options));
}

/** An answer as a standard response. */
export function responseOf({ status, headers, body }: PlainAnswer): Response {
  const response = new Response(body, { status });
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    if (name === 'set-cookie') response.headers.append(name, value);
    else response.headers.set(name, value);
  }
  return response;
}
