const ELEMENTS = new Set([
  'svg',
  'g',
  'defs',
  'clipPath',
  'path',
  'linearGradient',
  'radialGradient',
  'stop',
]);

const ATTRIBUTES = new Set([
  'xmlns',
  'class',
  'id',
  'viewBox',
  'width',
  'height',
  'd',
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-path',
  'clip-rule',
  'opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'offset',
  'stop-color',
  'stop-opacity',
  'cx',
  'cy',
  'r',
  'x1',
  'x2',
  'y1',
  'y2',
  'gradientUnits',
  'gradientTransform',
]);

const TAG = /<\/?([\w:-]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*\/?>/g;

/**
 * Faults of an SVG that is to be a plain drawing: shapes and gradients alone. Scripts, styles, links and
 * whatever else could load or run something are refused, though in an image no browser follows them.
 */
export function drawingFaults(svg: string): readonly string[] {
  const faults: string[] = [];
  const rest = svg.replaceAll(TAG, (_, element: string, attributes: string) => {
    if (!ELEMENTS.has(element)) faults.push(`has an element <${element}>`);
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      if (!ATTRIBUTES.has(name)) faults.push(`has an attribute ${name}`);
      if (/url\((?!#)/.test(value)) faults.push(`refers to something outside: ${value}`);
    }
    return '';
  });
  if (rest.trim() !== '') faults.push(`has more than elements: ${rest.trim().slice(0, 40)}`);
  if (!/^<svg [^>]*viewBox="0 0 24 24"/.test(svg)) faults.push('is not drawn on a grid of 24');
  return faults;
}
