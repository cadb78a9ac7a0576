/** Attributes by name; true is an empty attribute, undefined and false leave it out. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Makes an element with attributes and children. Text is always set as text, never as markup, so
 * that it works under Trusted Types.
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

/** A button of `type="button"` that runs `press`. */
export function button(label: string, className: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: className }, label);
  made.addEventListener('click', press);
  return made;
}

/** A list of names and values. */
export function facts(rows: readonly (readonly [string, Node | string])[]): HTMLDListElement {
  return element(
    'dl',
    {},
    ...rows.map(([name, value]) =>
      element('div', {}, element('dt', {}, name), element('dd', {}, value)),
    ),
  );
}
