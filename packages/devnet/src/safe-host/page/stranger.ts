import { readRecordFields } from '../../schemas.ts';

// The application is the first frame of the parent page. Everything sent to it here is forged.
addEventListener('message', ({ source, data }) => {
  const { id } = readRecordFields(data);
  if (source !== parent || id === undefined) return;
  const stolen = `0x${'66'.repeat(20)}`;
  const forged = {
    safeAddress: stolen,
    chainId: 1,
    threshold: 1,
    owners: [stolen],
    isReadOnly: false,
    ...{ safeTxHash: `0x${'66'.repeat(32)}`, messageHash: `0x${'66'.repeat(32)}` },
    signature: '0x',
  };
  parent.frames[0]?.postMessage({ id, success: true, data: forged, version: '9.1.0' }, '*');
  parent.postMessage(id, '*');
});
