const VERSION = '9.1.0';
const MEGABYTE = 1_048_576;

/** Forged messages sent before a true response. */
export function messagesBefore(id: string): readonly unknown[] {
  const forged = {
    safeAddress: `0x${'66'.repeat(20)}`,
    chainId: 1,
    safeTxHash: `0x${'66'.repeat(32)}`,
  };
  return [
    null,
    7,
    'a text',
    [],
    {},
    { id, success: true, data: forged },
    { id, success: true, data: forged, version: null },
    { id, success: true, data: forged, version: 1 },
    { id, success: true, data: forged, version: '0.9.9' },
    { id, success: true, data: forged, version: 'v'.repeat(5_000) },
    { id: { toString: 'no' }, success: true, data: forged, version: VERSION },
    { id: 'ffffffffff', success: true, data: forged, version: VERSION },
    { id: 'eeeeeeeeee', success: true, data: 'x'.repeat(MEGABYTE), version: VERSION },
  ];
}

/** Forged messages sent after it, with the same id. */
export function messagesAfter(id: string): readonly unknown[] {
  return [
    { id, success: false, error: 'Answered twice', version: VERSION },
    { id, success: true, data: null, version: VERSION },
  ];
}
