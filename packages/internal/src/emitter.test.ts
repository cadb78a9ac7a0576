import { describe, expect, it } from 'vitest';
import { createEmitter } from './emitter.ts';

interface Events {
  chainChanged: string;
  message: { readonly type: string };
}

describe('createEmitter', () => {
  it('calls the listeners of an event, as often as they were added, until removed', () => {
    const { on, removeListener, emit } = createEmitter<Events>();
    const payloads: string[] = [];
    const listener = (chainId: string) => void payloads.push(chainId);
    on('chainChanged', listener);
    on('chainChanged', listener);
    emit('chainChanged', '0x1');
    removeListener('chainChanged', listener);
    emit('chainChanged', '0x2');
    removeListener('chainChanged', listener);
    removeListener('chainChanged', listener);
    emit('chainChanged', '0x3');
    emit('message', { type: 'other' });
    expect(payloads).toEqual(['0x1', '0x1', '0x2']);
  });

  it('calls a listener that another one removes during the event', () => {
    const { on, removeListener, emit } = createEmitter<Events>();
    const payloads: string[] = [];
    const second = (chainId: string) => void payloads.push(chainId);
    on('chainChanged', () => removeListener('chainChanged', second));
    on('chainChanged', second);
    emit('chainChanged', '0x1');
    emit('chainChanged', '0x2');
    expect(payloads).toEqual(['0x1']);
  });

  it('calls the other listeners when one throws, and reports the error as uncaught', async () => {
    const { on, emit } = createEmitter<Events>();
    const types: string[] = [];
    const others = process.listeners('uncaughtException');
    for (const other of others) process.off('uncaughtException', other);
    const uncaught = new Promise((resolve) => process.once('uncaughtException', resolve));
    on('message', () => {
      throw new Error('broken');
    });
    on('message', ({ type }) => void types.push(type));
    emit('message', { type: 'a' });
    expect(await uncaught).toMatchObject({ message: 'broken' });
    for (const other of others) process.on('uncaughtException', other);
    expect(types).toEqual(['a']);
  });
});
