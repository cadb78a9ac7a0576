import { expect, test } from 'vitest';
import { withoutPreload, withRuntime } from './inlineRuntime.ts';

const runtime = 'var __one = () => 1;\nvar __two = () => 2;';

test('withRuntime replaces the import by the functions of the runtime', () => {
  const code =
    'import { a as __one, t as __two } from "./rolldown-runtime-1a.js";\nexport { __one };';
  expect(withRuntime(code, runtime)).toBe(
    `const { __one, __two } = (() => {\n${runtime}\nreturn { __one, __two };\n})();\nexport { __one };`,
  );
});

test('withRuntime leaves a chunk without the import and refuses unknown functions', () => {
  const other = 'import { a } from "./index-1a.js";';
  expect(withRuntime(other, runtime)).toBe(other);
  const more = 'import { r as __three } from "./rolldown-runtime-1a.js";';
  expect(() => withRuntime(more, runtime)).toThrow('has no __three');
});

test('withoutPreload drops the preload of the runtime from chunks that contain it', () => {
  const code = (french: string) =>
    `d=(m.f||(m.f=["rt.js","fr.js","dialog.js"])));l(()=>import("./fr.js"),${french});l(()=>import("./dialog.js"),__vite__mapDeps([2,0]))`;
  const before = code('__vite__mapDeps([1,0])');
  expect(withoutPreload(before, 'rt.js', ['en.js', 'fr.js'])).toBe(code('[]'));
  expect(() => withoutPreload('', 'rt.js', [])).toThrow('no preload table');
});
