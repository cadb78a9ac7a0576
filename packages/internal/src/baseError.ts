import { version } from './version.ts';

/** Options of a {@link BaseError}. */
export interface BaseErrorOptions {
  /** Error beneath. */
  readonly cause?: unknown;
  /** Message with details of the cause or the place. Default: the short one. */
  readonly message?: string | undefined;
}

/** Most errors that {@link BaseError.walk} looks at: a chain of foreign ones may be a circle. */
const MOST_ERRORS = 16;

/** Base class of the errors of all packages. Their messages are for developers; screens use catalogue texts. */
export abstract class BaseError extends Error {
  /** Page and heading in the repository that say what to do. */
  abstract readonly docsPath: string;
  /** Source of the message: this package (English, for developers), or a wallet or host. */
  readonly source: 'wallet' | 'connector' = 'connector';
  /** Message without details of the cause or the place. */
  readonly shortMessage: string;

  constructor(shortMessage: string, options: BaseErrorOptions = {}) {
    super(options.message ?? shortMessage, options);
    this.shortMessage = shortMessage;
  }

  /**
   * Finds an error among this one and its causes, from the outermost.
   *
   * @param isFound condition; without it the innermost error is found
   */
  walk(isFound: (error: unknown) => boolean = hasNoCause): unknown {
    let error: unknown = this;
    for (let left = MOST_ERRORS; left > 0 && error !== undefined; left--) {
      if (isFound(error)) return error;
      error = causeBeneath(error);
    }
    return undefined;
  }

  /** Text for a report: name and message, the page that says what to do, and the version. */
  override toString(): string {
    return `${super.toString()}\nDocs: ${this.docsPath}\nVersion: ${version}`;
  }
}

const causeBeneath = (error: unknown) => (error instanceof Error ? error.cause : undefined);
const hasNoCause = (error: unknown) => causeBeneath(error) === undefined;
