import { setTimeout as pause } from 'node:timers/promises';

/** Key of element references in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type ElementReference = Readonly<Record<typeof ELEMENT, string>>;

/** Timeout of waiting for elements, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** CSS selector, with the text or label of the element. */
export interface Sought {
  readonly css: string;
  readonly name: string | RegExp;
}

/** Browser driven over W3C WebDriver: https://www.w3.org/TR/webdriver2/. */
export class WebDriver {
  private readonly session: string;

  private constructor(session: string) {
    this.session = session;
  }

  /** Opens a browser. @param server URL of the driver */
  static async open(server: string, capabilities: object): Promise<WebDriver> {
    const asked = { capabilities: { alwaysMatch: capabilities } };
    const answer = await request(`${server}/session`, 'POST', asked);
    return new WebDriver(`${server}/session/${Reflect.get(Object(answer), 'sessionId')}`);
  }

  close = () => request(this.session, 'DELETE');
  goTo = (url: string) => request(`${this.session}/url`, 'POST', { url });
  reload = () => request(`${this.session}/refresh`, 'POST', {});

  /** Runs a function body in the page. */
  run(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return request(`${this.session}/execute/sync`, 'POST', { script, args });
  }

  /** Waits for an element. @throws {Error} on timeout */
  async find({ css, name }: Sought, isEnabled = false): Promise<ElementReference> {
    const pattern = typeof name === 'string' ? `^${escaped(name)}$` : name.source;
    return until(`${css} named ${name}`, async () => {
      const found = await this.run(FIND, css, pattern, isEnabled);
      return isElement(found) ? found : undefined;
    });
  }

  async click(sought: Sought): Promise<void> {
    await until(`a click on ${sought.name}`, async () => {
      const element = await this.find(sought, true);
      // Elements that move or are replaced are tried again.
      return request(`${this.path(element)}/click`, 'POST', {}).then(
        () => true,
        () => undefined,
      );
    });
  }

  async type(sought: Sought, text: string): Promise<void> {
    await request(`${this.path(await this.find(sought))}/value`, 'POST', { text });
  }

  /** Screenshot of the visible page, as PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from(String(await request(`${this.session}/screenshot`, 'GET')), 'base64');
  }

  private path = (element: ElementReference) => `${this.session}/element/${element[ELEMENT]}`;
}

/** Polls until there is a result. @throws {Error} on timeout, naming the condition */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false>,
): Promise<Answer> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`There is no ${what}.`);
    await pause(100);
  }
}

/** First visible element of a selector with a matching label or text, also in open shadow roots; only one that is enabled, if asked. */
const FIND = `
  const [css, pattern, isEnabled] = arguments;
  const name = new RegExp(pattern);
  const look = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) {
        const inside = look(element.shadowRoot);
        if (inside) return inside;
      }
      if (!element.matches(css) || element.getClientRects().length === 0) continue;
      if (isEnabled && element.ariaDisabled === 'true') continue;
      const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent;
      if (name.test((label ?? element.textContent).trim())) return element;
    }
    return null;
  };
  return look(document);
`;

async function request(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const answer: unknown = await response.json();
  const value: unknown = Reflect.get(Object(answer), 'value');
  if (response.ok) return value;
  const { error, message } = Object(value);
  throw new Error(`WebDriver: ${error}: ${message}`);
}

function isElement(value: unknown): value is ElementReference {
  return typeof value === 'object' && value !== null && ELEMENT in value;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
