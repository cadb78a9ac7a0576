import { reveal } from './reveal.ts';

/** Untrusted text, with invisible characters marked and its direction isolated. */
export function RevealedText({ text }: { readonly text: string }) {
  return (
    <bdi>
      {reveal(text).map((stretch, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text never move
        return stretch.hidden ? <mark key={index}>{stretch.text}</mark> : stretch.text;
      })}
    </bdi>
  );
}
