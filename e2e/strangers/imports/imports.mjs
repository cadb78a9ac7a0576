// Imports every public entry of our packages, in Node alone or with a document, and fails when an import
// has side effects.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , environment] = process.argv;
const [major, minor] = process.versions.node.split('.').map(Number);
const hasSqlite = major > 22 || (major === 22 && minor >= 13);

if (environment === 'jsdom') {
  const { JSDOM } = await import('jsdom');
  await surround(new JSDOM('<!doctype html>', { url: 'http://localhost' }).window);
}
if (environment === 'happy-dom') {
  const { Window } = await import('happy-dom');
  await surround(new Window({ url: 'http://localhost' }));
}

// Packages of others may have side effects; they are imported first.
for (const name of ['react', 'react-dom/client', 'viem', 'viem/chains', 'wagmi', 'wagmi/actions']) {
  await import(name);
}
await import('@tanstack/react-query');

// Node creates some globals lazily.
for (const name of Object.getOwnPropertyNames(globalThis)) void globalThis[name];
await fetch('data:,').catch(() => {});

const done = [];
for (const [place, name] of [
  [globalThis, 'addEventListener'],
  [globalThis.document, 'addEventListener'],
  [globalThis, 'dispatchEvent'],
  [globalThis, 'setTimeout'],
  [globalThis, 'setInterval'],
  [globalThis, 'fetch'],
]) {
  const original = place?.[name];
  if (typeof original !== 'function') continue;
  place[name] = (...given) => {
    done.push(`${name}(${String(given[0])})`);
    return original.apply(place, given);
  };
}

let failed = false;
for (const entry of entries()) {
  const before = state();
  try {
    const exported = Object.keys(await import(entry));
    const after = state();
    const changes = [
      ...done.splice(0),
      ...[...after]
        .filter(([key, value]) => !Object.is(before.get(key), value))
        .map(([key]) => key),
    ];
    if (exported.length === 0) changes.push('it exports nothing');
    report(entry, changes);
  } catch (error) {
    const expected = entry.endsWith('/sqlite') && !hasSqlite;
    report(entry, expected ? [] : [String(error)]);
  }
}
if (failed) process.exitCode = 1;
else console.log(`Nothing happens at import: ${environment}, Node ${process.versions.node}`);

function report(entry, faults) {
  for (const fault of faults) console.log(`${entry} (${environment}): ${fault}`);
  failed ||= faults.length > 0;
}

/** Like test runners: makes the window's names global. */
async function surround(window) {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis && !['Event', 'EventTarget', 'CustomEvent'].includes(name)) continue;
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: window[name],
    });
  }
  Object.assign(globalThis, { window: globalThis, self: globalThis, parent: globalThis });
}

/** State a module could have changed. */
function state() {
  const found = new Map();
  for (const [where, thing] of [
    ['globalThis', globalThis],
    ['document', globalThis.document],
    ['Array.prototype', Array.prototype],
    ['Promise', Promise],
  ]) {
    if (!thing) continue;
    for (const name of Reflect.ownKeys(thing)) {
      const { value } = Object.getOwnPropertyDescriptor(thing, name) ?? {};
      found.set(`${where}.${String(name)}`, value ?? 'here');
    }
  }
  found.set('the document', globalThis.document?.documentElement.outerHTML);
  if (environment !== 'node') found.set('what is stored', globalThis.localStorage.length);
  found.set('its stylesheets', globalThis.document?.adoptedStyleSheets?.length);
  return found;
}

function entries() {
  const scoped = readdirSync('node_modules/@mooring').map((name) => `@mooring/${name}`);
  return [...scoped, 'create-mooring'].flatMap((name) => {
    const manifest = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));
    return Object.keys(manifest.exports)
      .filter((path) => !path.endsWith('.css'))
      .map((path) => join(name, path));
  });
}
