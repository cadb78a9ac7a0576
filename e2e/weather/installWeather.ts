/**
 * Delays everything a document waits for: `fetch` responses, WebSocket frames, answers and events of wallets,
 * passkeys, messages between windows, timers. Requests and answers overtake each other; what one sender sends to
 * one receiver stays in order. Runs in the document before its scripts, so it uses nothing from outside.
 * @param shares delays one after another, each a share of the longest, from 0 to 1
 */
export function installWeather(shares: readonly number[]): void {
  const wait = window.setTimeout.bind(window);
  let used = 0;

  /** Delay in ms. */
  function delay(longest: number): number {
    used += 1;
    return (shares[used % shares.length] ?? 0) * longest;
  }

  function late(longest: number): Promise<void> {
    return new Promise((resolve) => wait(resolve, delay(longest)));
  }

  /** Runs functions late, in the order they were given. */
  function createLane(longest: number): (run: () => void) => void {
    let last: Promise<void> = Promise.resolve();
    return (run) => {
      const ready = late(longest);
      last = last.then(() => ready).then(run);
    };
  }

  // No private fields and no `super`: what they are compiled to is not in the document.
  const PlainSocket = window.WebSocket;
  Reflect.set(
    window,
    'WebSocket',
    new Proxy(PlainSocket, {
      construct(target, args) {
        const socket: WebSocket = Reflect.construct(target, args);
        const lane = createLane(300);
        const own = new WeakSet<Event>();
        for (const type of ['message', 'close', 'error']) {
          socket.addEventListener(type, (event) => {
            if (own.has(event)) return;
            event.stopImmediatePropagation();
            lane(() => {
              const copy: Event = Reflect.construct(event.constructor, [type, event]);
              own.add(copy);
              socket.dispatchEvent(copy);
            });
          });
        }
        const send = socket.send.bind(socket);
        const out = createLane(300);
        socket.send = (data) => {
          if (socket.readyState !== PlainSocket.OPEN) return send(data);
          out(() => {
            if (socket.readyState === PlainSocket.OPEN) send(data);
          });
        };
        return socket;
      },
    }),
  );

  /** Delays the answers and the events of a wallet, each provider once. */
  const delayed = new WeakSet<object>();
  function delayWallet(provider: unknown) {
    if (typeof provider !== 'object' || provider === null || delayed.has(provider)) return;
    delayed.add(provider);
    delayMethod(provider, 'request', 500);
    const on: unknown = Reflect.get(provider, 'on');
    const removeListener: unknown = Reflect.get(provider, 'removeListener');
    if (typeof on !== 'function' || typeof removeListener !== 'function') return;
    const lane = createLane(400);
    const listeners = new Map<unknown, (...event: readonly unknown[]) => void>();
    Reflect.set(provider, 'on', (name: unknown, listener: unknown) => {
      if (typeof listener !== 'function') return Reflect.apply(on, provider, [name, listener]);
      const delayedListener =
        listeners.get(listener) ??
        ((...event: readonly unknown[]) => {
          lane(() => {
            if (listeners.has(listener)) Reflect.apply(listener, provider, event);
          });
        });
      listeners.set(listener, delayedListener);
      return Reflect.apply(on, provider, [name, delayedListener]);
    });
    Reflect.set(provider, 'removeListener', (name: unknown, listener: unknown) => {
      const delayedListener = listeners.get(listener);
      listeners.delete(listener);
      return Reflect.apply(removeListener, provider, [name, delayedListener ?? listener]);
    });
  }
  window.addEventListener(
    'eip6963:announceProvider',
    (event) => delayWallet(Reflect.get(Reflect.get(event, 'detail') ?? {}, 'provider')),
    true,
  );

  /** Delays a method of an object, before and after; absent objects are left out. */
  function delayMethod(owner: object | undefined, name: string, longest: number) {
    const plain: unknown = owner && Reflect.get(owner, name);
    if (!owner || typeof plain !== 'function') return;
    Reflect.set(owner, name, async (...args: readonly unknown[]) => {
      await late(longest / 3);
      try {
        return await Reflect.apply(plain, owner, args);
      } finally {
        await late(longest);
      }
    });
  }
  delayMethod(window, 'fetch', 1_200);
  // Absent where the page is not secure.
  for (const name of ['create', 'get']) delayMethod(navigator.credentials, name, 400);

  // Between a page and the one that frames it.
  const relayed = new WeakSet<Event>();
  const messages = createLane(300);
  window.addEventListener(
    'message',
    (event) => {
      if (relayed.has(event) || event.source === null || event.source === window) return;
      event.stopImmediatePropagation();
      messages(() => {
        const copy = new MessageEvent('message', {
          data: event.data,
          origin: event.origin,
          source: event.source,
          ports: [...event.ports],
        });
        relayed.add(copy);
        window.dispatchEvent(copy);
      });
    },
    true,
  );

  const { requestIdleCallback } = window;
  if (requestIdleCallback) {
    window.requestIdleCallback = (run, options) =>
      requestIdleCallback((deadline) => void late(300).then(() => run(deadline)), options);
  }
  const plainTimeout = window.setTimeout;
  function lateTimeout(handler: TimerHandler, ms = 0, ...args: unknown[]): number {
    return Reflect.apply(plainTimeout, window, [handler, ms + delay(150), ...args]);
  }
  Reflect.set(window, 'setTimeout', lateTimeout);
}
