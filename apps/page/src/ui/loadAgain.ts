/** Time before the second attempt, in ms. */
const PAUSE_MS = 1_000;

/**
 * Loads a part of the page, and once more if that fails: a change of the device's network ends all requests that are on
 * their way.
 * @throws the error of the second attempt
 */
export async function loadAgain<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}
