import { answerOf, ask, expect, openKiosk, signatureOf, test } from '../embeddedHost.ts';

const domain = { name: 'Harbour', version: '1' };
const types = {
  Berth: [
    { name: 'boat', type: 'string' },
    { name: 'nights', type: 'uint256' },
  ],
};

test('embedded host: typed data is shown at the host, signed, or rejected with 4001', async ({
  host,
}) => {
  const address = await openKiosk(host);
  const message = { boat: 'Mira', nights: '3' };
  const data = JSON.stringify({
    domain,
    message,
    primaryType: 'Berth',
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
      ],
      ...types,
    },
  });
  await ask(host, 'eth_signTypedData_v4', [address, data]);
  await expect(host.question).toContainText('Mira');
  await host.answer('Reject');
  expect(await answerOf(host)).toEqual({ code: 4001 });

  await ask(host, 'eth_signTypedData_v4', [address, data]);
  await host.answer('Confirm');
  const signature = await signatureOf(host);
  const { client } = host.local.devnet.rollup;
  const signed = { address, domain, types, primaryType: 'Berth', signature } as const;
  expect(await client.verifyTypedData({ ...signed, message: { boat: 'Mira', nights: 3n } })).toBe(
    true,
  );
  expect(await client.verifyTypedData({ ...signed, message: { boat: 'Mira', nights: 4n } })).toBe(
    false,
  );
});
