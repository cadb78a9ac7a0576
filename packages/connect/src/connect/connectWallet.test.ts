import { describe, expect, it } from 'vitest';
import { type Connector, createConfig, http, mock } from 'wagmi';
import { mainnet } from 'wagmi/chains';
import { ConnectWalletError, connectWallet } from './connectWallet.ts';

const account = '0x0000000000000000000000000000000000000001';

function pageWith(connect?: () => Promise<never>) {
  const wagmi = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    connectors: [mock({ accounts: [account] })],
    storage: null,
  });
  const [real] = wagmi.connectors;
  if (!real) throw new Error('no connector');
  const connector: Connector = connect ? { ...real, name: 'Harbour', connect } : real;
  return { wagmi, connector };
}

const patient = () => ({ timeoutMs: 60_000, signal: new AbortController().signal });
const never = () => new Promise<never>(() => {});

describe('connectWallet', () => {
  it('connects', async () => {
    const { wagmi, connector } = pageWith();
    await connectWallet(wagmi, connector, patient());
    expect(wagmi.state.status).toBe('connected');
  });

  it.each([
    [{ code: 4001, message: 'no' }, 'rejected'],
    [{ code: -32002, message: 'busy' }, 'busy'],
    [{ code: -32603, message: 'broken' }, 'failed'],
    [new Error('broken'), 'failed'],
    [undefined, 'failed'],
  ])('tells %o as %s', async (thrown, reason) => {
    const { wagmi, connector } = pageWith(() => Promise.reject(thrown));
    await expect(connectWallet(wagmi, connector, patient())).rejects.toMatchObject({
      name: 'ConnectWalletError',
      reason,
    });
    expect(wagmi.state.status).toBe('disconnected');
  });

  it('keeps the wallet’s own words', async () => {
    const { wagmi, connector } = pageWith(() => Promise.reject({ message: 'The safe is jammed' }));
    const error: unknown = await connectWallet(wagmi, connector, patient()).catch((e) => e);
    expect(error).toBeInstanceOf(ConnectWalletError);
    expect(error).toMatchObject({ detail: 'The safe is jammed' });
    expect(String(error)).toContain('Harbour did not connect (failed): The safe is jammed');
  });

  it('gives up after the time limit', async () => {
    const { wagmi, connector } = pageWith(never);
    const options = { ...patient(), timeoutMs: 5 };
    await expect(connectWallet(wagmi, connector, options)).rejects.toMatchObject({
      reason: 'timeout',
    });
    expect(wagmi.state.status).toBe('disconnected');
  });

  it('can be cancelled, before and while it runs', async () => {
    const { wagmi, connector } = pageWith(never);
    const cancel = new AbortController();
    const running = connectWallet(wagmi, connector, { timeoutMs: 60_000, signal: cancel.signal });
    cancel.abort();
    await expect(running).rejects.toMatchObject({ reason: 'cancelled' });
    await expect(
      connectWallet(wagmi, connector, { timeoutMs: 60_000, signal: cancel.signal }),
    ).rejects.toMatchObject({ reason: 'cancelled' });
    expect(wagmi.state.status).toBe('disconnected');
  });
});
