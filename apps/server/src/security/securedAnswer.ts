import type { PlainAnswer } from '@mooring/sign-in/server';

/** Puts headers into answers, in the place of those the answers have by the same names. */
export function securedAnswer(
  headers: readonly (readonly [string, string])[],
): (answer: PlainAnswer) => PlainAnswer {
  const names = new Set(headers.map(([name]) => name));
  const ours = headers.flat();
  return (answer) => {
    const all = [...ours];
    for (let index = 0; index < answer.headers.length; index += 2) {
      const name = answer.headers[index] ?? '';
      if (!names.has(name)) all.push(name, answer.headers[index + 1] ?? '');
    }
    return { ...answer, headers: all };
  };
}
