/** A wallet in the page that could not be asked: it kept silent, or is not there any more. */
export class ConnectorError extends Error {
  override readonly name = 'ConnectorError';
  readonly reason: 'timeout' | 'gone';
  /** The message is for developers, not the wallet's own. */
  readonly source = 'connector';

  constructor(reason: 'timeout' | 'gone', message: string) {
    super(message);
    this.reason = reason;
  }
}
