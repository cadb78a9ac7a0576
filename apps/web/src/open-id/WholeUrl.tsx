/** URL in full, from left to right; lines break only where they are full, so that no end of a line looks like its end. */
export function WholeUrl({ url }: { readonly url: string }) {
  return (
    <bdi dir="ltr" className="whole-url">
      {url}
    </bdi>
  );
}
