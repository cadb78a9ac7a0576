import { keepStylesheet } from '../theme/stylesheet.ts';
import styles from './confetti.css?inline';

/** Maximum number of pieces on the screen. */
const MOST_PIECES = 35;
const FALL_DURATION_MS = 1_800;
const confettiColours = ['#0b6570', '#f2855e', '#f6c453', '#6b3fd4', '#1d5bd6', '#b3246b'];

/**
 * Launches confetti above the page and its dialogs, at most 35 pieces at a time. Does nothing under reduced motion.
 * Hidden from screen readers; removes itself.
 */
export function launchConfetti(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Without popovers (browsers before mid-2024), nothing can be drawn above modal dialogs.
  if (!('showPopover' in document.body)) return;
  keepStylesheet(styles);
  const layer = document.querySelector('.mooring-confetti') ?? createLayer();
  const count = MOST_PIECES - layer.childElementCount;
  for (let index = 0; index < count; index += 1) layer.append(createPiece(layer));
}

/** Creates a layer above modal dialogs that ignores clicks. */
function createLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'mooring-piece mooring-confetti';
  layer.setAttribute('aria-hidden', 'true');
  layer.popover = 'manual';
  document.body.append(layer);
  // biome-ignore lint/plugin: launchConfetti has checked that it exists
  layer.showPopover();
  return layer;
}

function createPiece(layer: Element): HTMLElement {
  const piece = document.createElement('i');
  const random = (from: number, to: number) => from + Math.random() * (to - from);
  piece.style.background = confettiColours[Math.floor(random(0, confettiColours.length))] ?? '';
  piece.style.insetInlineStart = `${random(2, 98)}%`;
  const sideways = random(-90, 90);
  const fall = piece.animate(
    [
      { transform: 'translate(0, -5vh) rotate(0)', opacity: 1 },
      { opacity: 1, offset: 0.8 },
      {
        transform: `translate(${sideways}px, 105vh) rotate(${random(180, 900)}deg)`,
        opacity: 0,
      },
    ],
    { duration: FALL_DURATION_MS, delay: random(0, 300), easing: 'ease-in', fill: 'both' },
  );
  fall.onfinish = () => {
    piece.remove();
    if (layer.childElementCount === 0) layer.remove();
  };
  return piece;
}
