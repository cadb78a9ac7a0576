import type { Sight } from './pages.ts';

/** Measurements that {@link watchPage} adds to a page. */
export interface PageWatch {
  /** Time until the button is visible and enabled, in ms since navigation. */
  usable: number | undefined;
  /** Position of an element; undefined while invisible. */
  whereIs(sight: Sight): { readonly x: number; readonly y: number } | undefined;
  /** Time from the next click to the end of the frame that first shows an element, in ms. */
  fromClickTo(sight: Sight): Promise<number>;
  /** Frames dropped in the second after the next click, and time to the next paint after it, in ms. */
  smoothness(): Promise<{ readonly dropped: number; readonly paintMs: number }>;
  /** Resolves after `ms` without a long task or a loaded file. */
  quiet(ms: number): Promise<void>;
  /** End of the last long task, in ms since navigation. */
  busyUntil(): number;
  /** Total blocking time: the part of each long task above 50 ms. */
  blocked(): number;
}

/** Runs before the page's scripts. Self-contained, because it is sent to the browser as text. */
export function watchPage(button: Sight): void {
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });

  const ownText = (element: Element) =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ nodeValue }) => nodeValue ?? '')
      .join('')
      .trim();
  /** A text may be higher than the box of its element, whose lines may have no height. */
  const boxOf = (element: Element, text: string | undefined) => {
    if (text === undefined) return element.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const isSeen = (element: Element, text: string | undefined) => {
    const { width, height } = boxOf(element, text);
    const options = { opacityProperty: true, visibilityProperty: true };
    return width > 1 && height > 1 && element.checkVisibility(options);
  };
  const find = (sight: Sight, tree: Document | ShadowRoot = document): Element | undefined => {
    for (const element of tree.querySelectorAll('*')) {
      const inside = element.shadowRoot && find(sight, element.shadowRoot);
      if (inside) return inside;
      if (
        element.matches(sight.selector) &&
        !element.matches('head *, script, style') &&
        (sight.text === undefined || ownText(element).includes(sight.text)) &&
        !element.closest(':disabled, [aria-disabled="true"]') &&
        isSeen(element, sight.text)
      )
        return element;
    }
    return undefined;
  };
  /** A frame's callbacks run before it is painted; a message sent from one arrives after. */
  const whenSeen = (sight: Sight) =>
    new Promise<number>((done) => {
      const look = () => {
        if (!find(sight)) {
          requestAnimationFrame(look);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => done(performance.now()), { once: true });
        port1.start();
        port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    });

  const events: PerformanceEntry[] = [];
  const presses: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => events.push(...list.getEntries())).observe(presses);
  const nextClick = () =>
    new Promise<number>((done) =>
      addEventListener('click', ({ timeStamp }) => done(timeStamp), { capture: true, once: true }),
    );

  const watch: PageWatch = {
    usable: undefined,
    whereIs(sight) {
      const box = find(sight)?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    async fromClickTo(sight) {
      const clicked = await nextClick();
      return (await whenSeen(sight)) - clicked;
    },
    async smoothness() {
      const clicked = await nextClick();
      const frames = [clicked];
      await new Promise<void>((done) => {
        const count = (now: number) => {
          frames.push(now);
          if (now < clicked + 1_000) requestAnimationFrame(count);
          else done();
        };
        requestAnimationFrame(count);
      });
      const frameMs = 1_000 / 60;
      const dropped = frames
        .slice(1)
        .map((at, index) => Math.max(0, Math.round((at - (frames[index] ?? at)) / frameMs) - 1))
        .reduce((sum, one) => sum + one, 0);
      const press = events.filter(({ startTime }) => Math.abs(startTime - clicked) < 500);
      return { dropped, paintMs: Math.max(0, ...press.map(({ duration }) => duration)) };
    },
    quiet: (ms) =>
      new Promise((done) => {
        const begun = performance.now();
        const timer = setInterval(() => {
          const ends = [
            begun,
            ...tasks.map((task) => task.startTime + task.duration),
            ...performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.startsWith(location.origin))
              .map((file) => file.startTime + file.duration),
          ];
          if (performance.now() - Math.max(...ends) < ms) return;
          clearInterval(timer);
          done();
        }, 100);
      }),
    busyUntil: () => Math.max(0, ...tasks.map((task) => task.startTime + task.duration)),
    blocked: () => tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
  Reflect.set(window, 'watch', watch);
  void whenSeen(button).then((at) => {
    watch.usable = at;
  });
}
