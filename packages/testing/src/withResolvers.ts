/** A promise with what settles it: `Promise.withResolvers` is missing in the oldest browsers supported. */
export function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve: PromiseWithResolvers<T>['resolve'] = () => {};
  let reject: PromiseWithResolvers<T>['reject'] = () => {};
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}
