import { expect, it } from 'vitest';
import { drawingFaults } from './readMarks.ts';

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" class="mark">\n${inside}\n</svg>\n`;

it('takes shapes and gradients', () => {
  const shapes =
    '<g clip-path="url(#a)"><path fill="url(#b)" d="M0 0h24v24H0z"/></g><defs><linearGradient id="b" x1="0" x2="24"><stop stop-color="#fff"/><stop offset="1" stop-opacity="0"/></linearGradient><clipPath id="a"><path d="M0 0h24v24H0z"/></clipPath></defs>';
  expect(drawingFaults(drawing(shapes))).toEqual([]);
});

it.each([
  ['<script>alert(1)</script>', /script/],
  ['<style>path{fill:url(https://example.org)}</style>', /style/],
  ['<path onload="alert(1)" d="M0 0"/>', /onload/],
  ['<path style="fill:red" d="M0 0"/>', /style/],
  ['<image href="https://example.org/a.png"/>', /image/],
  ['<use href="#a"/>', /use/],
  ['<path fill="url(https://example.org/a.svg#b)" d="M0 0"/>', /outside/],
  ['<foreignObject/>', /foreignObject/],
  ['<!ENTITY a "b">', /more than elements/],
  ['text', /more than elements/],
  ["<path d='M0 0'/>", /more than elements/],
])('refuses %s', (inside, fault) => {
  expect(drawingFaults(drawing(inside))).toEqual(
    expect.arrayContaining([expect.stringMatching(fault)]),
  );
});

it('refuses another grid', () => {
  const large = drawing('<path d="M0 0"/>').replace('24 24', '32 32');
  expect(drawingFaults(large)).toEqual(['is not drawn on a grid of 24']);
});
