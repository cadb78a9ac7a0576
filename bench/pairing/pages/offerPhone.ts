import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Quiet zone around the code in modules; scanners need four (ISO/IEC 18004). */
const QUIET = 4;

/**
 * Common part of all measured pages: a button, a code, and the time from one to the other. The page's
 * `data-painted` is that time in ms, its `data-failed` an error.
 *
 * @param start calls `show` with the link
 */
export function offerPhone(start: (show: (uri: string) => void) => unknown): void {
  const button = document.createElement('button');
  button.textContent = 'Phone';
  button.addEventListener('click', async ({ timeStamp }) => {
    try {
      await start((uri) => {
        document.body.append(codeOf(uri));
        afterPaint(() => {
          document.body.dataset['painted'] = `${performance.now() - timeStamp}`;
        });
      });
    } catch (error) {
      document.body.dataset['failed'] = String(error);
    }
  });
  document.body.append(button);
}

function codeOf(text: string): SVGElement {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + QUIET * 2;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${-QUIET} ${-QUIET} ${side} ${side}`);
  svg.setAttribute('width', '400');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', toSvgPath(code));
  svg.append(path);
  return svg;
}

/** A frame's callbacks run before it is painted; a message sent from one arrives after. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', then, { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
}
