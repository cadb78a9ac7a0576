// Service worker that shows push messages about multisig accounts. It fetches nothing and controls no page
// (`pushWorker.ts`), which keeps the texts for it.

const REQUESTS = ['CONFIRMATION_REQUEST', 'MESSAGE_CONFIRMATION_REQUEST'];

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(`/multisig?safe=${event.notification.tag}`));
});

/** Shows a message in place of an earlier message of its account; nothing if a focused page shows the account. */
async function show(data) {
  const message = read(data);
  if (!message) return;
  const { account, type } = message;
  const texts = await (await caches.open('mooring-push')).match(`/push/${account}`);
  if (!texts) return;
  for (const page of await pages()) if (page.focused && showsAccount(page, account)) return;
  const { waits, changed } = await texts.json();
  const text = REQUESTS.includes(type) ? waits : changed;
  await self.registration.showNotification(text, { tag: account, icon: '/favicon.svg' });
}

/** Account and type of a message; null for one that is not a gateway's. */
function read(data) {
  try {
    const { type, chainId, address } = data.json().data;
    if (!/^[1-9]\d{0,15}$/.test(chainId) || !/^0x[0-9a-f]{40}$/i.test(address)) return null;
    return { type, account: `${chainId}:${address.toLowerCase()}` };
  } catch {
    return null;
  }
}

function pages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

function showsAccount(page, account) {
  return new URL(page.url).searchParams.get('safe')?.toLowerCase() === account;
}

async function open(url) {
  const account = new URL(url, self.location.href).searchParams.get('safe');
  for (const page of await pages()) if (showsAccount(page, account)) return page.focus();
  return self.clients.openWindow(url);
}
