/** Stylesheets as hosts write them, for elements, `*` and `body`: none of them may reach the kit. */
export const hostSheets: Readonly<Record<string, string>> = {
  'margins and paddings of everything': '* { margin: 0; padding: 0 }',
  'everything unset': '* { all: unset } *::before, *::after { all: unset }',
  'everything initial': '*, *::before, *::after { all: initial }',
  'a reset of borders, fonts and lists': `
    *, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb; margin: 0; padding: 0 }
    html { line-height: 1.5; -webkit-text-size-adjust: 100%; tab-size: 4; font-family: serif }
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit }
    a { color: inherit; text-decoration: inherit }
    button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit }
    button, [type='button'], [type='submit'] { -webkit-appearance: button; background: none; border-radius: 0 }
    ol, ul, menu { list-style: none }
    img, svg, video, canvas { display: block; vertical-align: middle }
    img, video { max-width: 100%; height: auto }
    dialog { padding: 0 }
    [hidden] { display: none }`,
  'large headings, links and lists': `
    *, *::before, *::after { box-sizing: border-box }
    h1, h2, h3, h4 { margin: 0 0 0.5rem; font-weight: 500; line-height: 1.2; color: #123; font-size: 1.75rem }
    p, dl, ol, ul { margin: 0 0 1rem } ol, ul { padding-left: 2rem } dt { font-weight: 700 } dd { margin: 0 0 8px 40px }
    a { color: #0d6efd; text-decoration: underline } a:hover { color: #0a58ca }
    svg, img { vertical-align: middle } label { display: inline-block } button { border-radius: 0 }
    button:focus:not(:focus-visible) { outline: 0 } summary { display: list-item; cursor: pointer }
    input, button, select { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit }
    [type='search'] { outline-offset: -2px; -webkit-appearance: textfield }
    time { font-style: italic } bdi { color: maroon }`,
  'buttons of a template': `
    button { min-width: 200px; padding: 0.6em 1.2em; border: 1px solid red; border-radius: 0; background: #1a1a1a;
      color: #111; font: italic 500 22px monospace; text-transform: uppercase; cursor: crosshair; opacity: 0.5 }
    button:hover { border-color: lime } button:focus, button:focus-visible { outline: 4px auto lime }`,
  'rules below its root': `
    #root button, .app button, main button, body button { background: black; padding: 30px; color: black; width: 300px }
    main h2, body h2, .app h2 { font: 44px fantasy; margin: 50px } .app * , main *, body * { letter-spacing: 3px }
    #root .app section button:hover, #root .app section div, #root .app section span { padding: 9px; color: red }
    body div, body span { margin: 3px; color: green } body svg { width: 90px; fill: red; display: block }
    body svg path { stroke: red; stroke-width: 9px; fill: red } body dialog { inset: 0 auto auto 0; margin: 0 }`,
  'what is inherited from the body': `
    html, body { letter-spacing: 2px; text-transform: uppercase; line-height: 3; text-align: right; font: italic 700 30px cursive;
      word-spacing: 9px; text-indent: 20px; white-space: pre; color: hotpink; cursor: wait; visibility: visible;
      text-shadow: 1px 1px red; font-variant: small-caps; list-style: square inside; quotes: '<' '>'; hyphens: auto;
      word-break: break-all; overflow-wrap: anywhere; tab-size: 12; text-align-last: center; line-break: anywhere;
      font-stretch: 50%; font-feature-settings: 'smcp'; -webkit-font-smoothing: antialiased; caret-color: red;
      accent-color: red; text-rendering: geometricPrecision; fill: red; stroke: blue; stroke-width: 3px; writing-mode: horizontal-tb;
      -webkit-text-fill-color: purple; -webkit-text-stroke: 1px red; text-underline-offset: 9px; user-select: none;
      border-collapse: collapse; border-spacing: 9px; image-rendering: pixelated; scrollbar-color: red blue; text-wrap: nowrap }`,
  'classless elements': `
    dialog { width: 100vw; height: 100vh; background: black; border: 9px solid red; padding: 40px; align-items: end }
    dialog::backdrop { background: lime; backdrop-filter: blur(90px) } ::backdrop { background: lime }
    dialog > * { background: red; max-width: 100px } ul li { padding: 20px; list-style: disc } dl { columns: 3 }
    header, footer, nav, section { background: red; padding: 30px } h2 { text-align: right; color: red } h3 { color: red; font-size: 40px }
    p { max-width: 20ch; margin: 2em; line-height: 3; font-size: 22px } span { display: block; color: red } i { display: none }
    input { width: 100px; height: 90px; border: 5px solid red; margin: 20px; font-size: 9px } input:focus { box-shadow: 0 0 9px red; outline: none }
    input::placeholder { color: red; font-size: 40px } ::placeholder { color: red; opacity: 0.2 } label { float: right; color: red }
    a, a:link, a:visited { color: red; border-bottom: 3px solid red } a:hover { background: red } a:focus-visible { outline: 9px solid red }
    details { border: 3px solid red; padding: 30px } summary { list-style: none; padding: 30px } summary::marker { color: red; content: '+' }
    img { width: 10px; border-radius: 50%; filter: invert(1) } svg { display: block; width: 10px; overflow: visible } circle, rect, path { fill: red; stroke: red }
    text { fill: red; font-size: 30px } code, time, bdi, small, strong, em, b { color: red; font-size: 30px } form { display: flex } fieldset { margin: 30px }
    [role='dialog'] { top: 0; left: 0; transform: translateX(300px) } [role='status'], [role='alert'] { position: fixed; color: red }
    [aria-hidden='true'] { display: none } [aria-busy='true'] { opacity: 0.1 } [aria-disabled='true'] { opacity: 0.1 } [type='button'] { border: 3px solid red }
    [lang] { font-size: 30px } [dir] { text-align: center } [class] { letter-spacing: 4px } [data-view] { color: red }`,
  'pseudo-elements of everything': `
    *::before { content: 'x'; display: block; position: absolute; width: 30px } *::after { content: ''; display: table; clear: both; padding: 9px }
    button::before { content: '»'; margin: 20px } a::after { content: ' (' attr(href) ')' } li::before { content: '–'; color: red }
    li::marker { color: red }`,
  'movement and sizes of everything': `
    * { transition: all 2s; box-sizing: content-box; min-width: 0; max-width: 90%; outline: 1px solid red; scroll-behavior: smooth }
    *, *::before, *::after { animation: none; transition-duration: 2s; box-shadow: 0 0 2px red; float: none; zoom: 1.0 }`,
  'rem of 10 px': 'html { font-size: 62.5% } body { font-size: 1.6rem }',
  'rem of 20 px': 'html { font-size: 125% } @media (min-width: 100px) { html { font-size: 20px } }',
  'a dark page':
    ':root, * { color-scheme: dark } body { background: #000; color: #fff } html.dark, .dark * { color: red }',
  'layers after the kit’s': `
    @layer theme, base, components, utilities;
    @layer base {
      *, ::after, ::before, ::backdrop { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
      button, input { font: inherit; color: inherit; background-color: transparent; border-radius: 0; opacity: 1 }
      h1, h2, h3 { font-size: inherit; font-weight: inherit } ol, ul { list-style: none } a { color: inherit; text-decoration: inherit }
      img, svg { display: block; vertical-align: middle; fill: red } img { max-width: 100%; height: auto }
      * { color: red; font: inherit }
      svg { margin: 9px; width: 60px; float: left; opacity: 0.5 } dialog { background: red } ::placeholder { opacity: 1; color: red } summary { display: list-item }
    }`,
  'a page from right to left': 'html, body { direction: rtl }',
};
