import { expect, it } from 'vitest';
import { drawingFaults } from './readMarks.ts';

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" class="mark">\n${inside}\n</svg>\n`;

it('drawingFaults accepts shapes and gradients', () => {
  const shapes =
    '<g clip-path="url(#a)"><path fill="url(#b)" d="M0 0h24v24H0z"/></g><defs><linearGradient id="b" x1="0" x2="24"><stop stop-color="#fff"/><stop offset="1" stop-opacity="0"/></linearGradient><clipPath id="a"><path d="M0 0h24v24H0z"/></clipPath></defs>';
  expect(drawingFaults(drawing(shapes))).toEqual([]);
});

it('drawingFaults accepts colours in a style attribute', () => {
  const colours =
    '<rect x="0" y="0" width="24" height="24" rx="5" style="fill:rgb(16%,16%,18%);stroke:none;"/>';
  expect(drawingFaults(drawing(colours))).toEqual([]);
  const background = drawing('').replace('class="mark"', 'style="background-color:white"');
  expect(drawingFaults(background)).toEqual([]);
});

it.each([
  ['<script>alert(1)</script>', /script/],
  ['<style>path{fill:url(https://example.org)}</style>', /style/],
  ['<path onload="alert(1)" d="M0 0"/>', /onload/],
  ['<path style="filter:blur(2px)" d="M0 0"/>', /filter/],
  ['<path style="fill:red;mask-image:none" d="M0 0"/>', /mask-image/],
  ['<path style="fill:url(https://example.org/a.svg#b)" d="M0 0"/>', /outside/],
  ['<image href="https://example.org/a.png"/>', /image/],
  ['<use href="#a"/>', /use/],
  ['<path fill="url(https://example.org/a.svg#b)" d="M0 0"/>', /outside/],
  ['<foreignObject/>', /foreignObject/],
  ['<!ENTITY a "b">', /more than elements/],
  ['text', /more than elements/],
  ["<path d='M0 0'/>", /more than elements/],
])('drawingFaults refuses %s', (inside, fault) => {
  expect(drawingFaults(drawing(inside))).toEqual(
    expect.arrayContaining([expect.stringMatching(fault)]),
  );
});

it.each(['viewBox="-1 -1 26 26"', 'width="28" height="28"', 'width="28px" height="28px"'])(
  'drawingFaults accepts the square grid %s',
  (grid) => {
    const square = drawing('<path d="M0 0"/>').replace('viewBox="0 0 24 24"', grid);
    expect(drawingFaults(square)).toEqual([]);
  },
);

it.each(['viewBox="0 0 24 32"', 'width="28" height="24"', ''])(
  'drawingFaults refuses the grid %s',
  (grid) => {
    const other = drawing('<path d="M0 0"/>').replace('viewBox="0 0 24 24"', grid);
    expect(drawingFaults(other)).toEqual(['is not square']);
  },
);
