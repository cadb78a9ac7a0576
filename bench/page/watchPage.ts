import type { VisibleElement } from './pages.ts';

/** Times in ms since navigation. */
export interface Painted {
  /** Click that began it. */
  readonly clicked: number;
  /** End of the frame that first shows the element. */
  readonly painted: number;
}

/** Measurements that {@link watchPage} adds to a page. */
export interface PageWatch {
  /** Time until the button is visible and enabled, in ms since navigation. */
  usable: number | undefined;
  /** Position of an element; undefined while invisible. */
  whereIs(sight: VisibleElement): { readonly x: number; readonly y: number } | undefined;
  /** The next click, and the end of the frame that first shows an element after it. */
  fromClickTo(sight: VisibleElement): Promise<Painted>;
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
export function watchPage(button: VisibleElement): void {
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
  const matches = (element: Element, { selector, text }: VisibleElement) =>
    element.matches(selector) &&
    !element.matches('head *, script, style') &&
    (text === undefined || ownText(element).includes(text)) &&
    !element.closest(':disabled, [aria-disabled="true"]');
  /** Elements it may be, seen or not, in the order of the page. */
  const findAll = (sight: VisibleElement, tree: Document | ShadowRoot = document): Element[] =>
    [...tree.querySelectorAll('*')].flatMap((element) => [
      ...(element.shadowRoot ? findAll(sight, element.shadowRoot) : []),
      ...(matches(element, sight) ? [element] : []),
    ]);
  const find = (sight: VisibleElement) =>
    findAll(sight).find((element) => isSeen(element, sight.text));

  /** Changes of the page so far; those in shadow trees are not seen, and count as one a frame. */
  let changes = 0;
  new MutationObserver(() => {
    changes += 1;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const hasShadows = () => [...document.querySelectorAll('*')].some((one) => one.shadowRoot);
  /**
   * A frame's callbacks run before it is painted; a message sent from one arrives after. All elements are
   * looked through where the page has changed only: on a slow processor that would take a good part of a frame.
   */
  const whenSeen = (sight: VisibleElement) =>
    new Promise<number>((done) => {
      let lookedAt = -1;
      let shadows = false;
      let found: readonly Element[] = [];
      const look = () => {
        if (lookedAt !== changes || shadows) {
          lookedAt = changes;
          found = findAll(sight);
          shadows = hasShadows();
        }
        if (!found.some((element) => isSeen(element, sight.text))) {
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
      return { clicked, painted: await whenSeen(sight) };
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
