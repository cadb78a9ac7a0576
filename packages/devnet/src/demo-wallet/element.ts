import { reveal } from '../screen/reveal.ts';

/** Attributes by name; true is an empty attribute, undefined and false omit it. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Creates an element with attributes and children. Strings become text nodes, never markup, as Trusted
 * Types requires.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    made.setAttribute(attribute, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

/** Button of `type="button"` that calls `press` on click. */
export function button(label: string, className: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: className }, label);
  made.addEventListener('click', press);
  return made;
}

/** List of names and values. */
export function facts(rows: readonly (readonly [string, Node | string])[]): HTMLDListElement {
  return element(
    'dl',
    {},
    ...rows.map(([name, value]) =>
      element('div', {}, element('dt', {}, name), element('dd', {}, value)),
    ),
  );
}

/** Untrusted text, with invisible characters marked and its direction isolated. */
export function revealedText(text: string): HTMLElement {
  const stretches = reveal(text).map((stretch) =>
    stretch.hidden ? element('mark', {}, stretch.text) : stretch.text,
  );
  return element('bdi', {}, ...stretches);
}
