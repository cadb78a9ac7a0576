import { hashMessage } from 'viem';
import { expect, test } from 'vitest';
import { fullText } from '../../exampleMessage.testing.ts';
import { messageHash } from './messageHash.ts';

test.each(['', 'a', fullText, 'é, 🙂, 港', 'a'.repeat(135), 'a'.repeat(8192), '0x1234', 'a\0b'])(
  'what viem signs is what is verified: %j',
  (text) => {
    expect(messageHash(text)).toBe(hashMessage(text));
  },
);
