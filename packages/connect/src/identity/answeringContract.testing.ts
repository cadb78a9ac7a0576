import { concatHex, type Hex, numberToHex, size } from 'viem';

export type Answer = { readonly returns: Hex } | { readonly reverts: Hex };

/** Returns the bytecode of a contract with one answer for a function, by its selector, and another for all others. */
export function answeringContract({
  selector = '0x00000000',
  answer = { returns: '0x' },
  otherwise,
}: {
  readonly selector?: Hex;
  readonly answer?: Answer;
  readonly otherwise: Answer;
}): Hex {
  const data = [readData(otherwise), readData(answer)] as const;
  return concatHex([
    // Jumps to 0x1f for the selector.
    ...(['0x60003560e01c63', selector, '0x1461001f57'] as const),
    copyAnswer(otherwise, 0x2f),
    '0x5b',
    copyAnswer(answer, 0x2f + size(data[0])),
    ...data,
  ]);
}

/** Copies the data at an offset of the code to memory, and returns or reverts with it. */
function copyAnswer(answer: Answer, offset: number): Hex {
  const length = numberToHex(size(readData(answer)), { size: 2 });
  const end = 'returns' in answer ? '0xf3' : '0xfd';
  const from = numberToHex(offset, { size: 2 });
  return concatHex(['0x61', length, '0x61', from, '0x60003961', length, '0x6000', end]);
}

function readData(answer: Answer): Hex {
  return 'returns' in answer ? answer.returns : answer.reverts;
}
