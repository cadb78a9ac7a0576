import { fieldFaults } from './fieldFaults.ts';
import {
  type SignInFieldName,
  SignInMessageError,
  type SignInMessageErrorCode,
} from './signInMessageError.ts';

type LabelledField = 'uri' | 'version' | 'chain-id' | 'nonce' | 'issued-at';

/** Reads a message from its first line to its last; every fault knows the line it is on. */
export class MessageLines {
  readonly #lines: readonly string[];
  #next = 0;

  constructor(text: string) {
    this.#lines = text.split('\n');
  }

  /** The line after the one read last, still unread; `undefined` at the end. */
  peek(): string | undefined {
    return this.#lines[this.#next];
  }

  /** Reads a line; past the end it reads as empty. */
  take(): string {
    const line = this.#lines[this.#next] ?? '';
    this.#next += 1;
    return line;
  }

  /** Reads a line that must be there and empty. */
  takeBlank(): void {
    const line = this.#lines[this.#next];
    this.#next += 1;
    if (line !== '') throw this.fault('blank-line-missing', 'an empty line must be here');
  }

  /** Reads the value of the next line, which must begin with `label`. */
  takeLabelled(label: string, field: LabelledField, holds: (value: string) => boolean): string {
    const line = this.take();
    if (!line.startsWith(label))
      throw this.fault(`${field}-missing`, `the line must begin with "${label}"`);
    return this.check(line.slice(label.length), field, holds);
  }

  /** Reads the value of the next line when that begins with `label`, and nothing otherwise. */
  takeIfLabelled(
    label: string,
    field: SignInFieldName,
    holds: (value: string) => boolean,
  ): string | undefined {
    if (this.peek()?.startsWith(label) !== true) return undefined;
    return this.check(this.take().slice(label.length), field, holds);
  }

  /** The value, found on the line read last, when it follows the rule of its field. */
  check(value: string, field: SignInFieldName, holds: (value: string) => boolean): string {
    if (!holds(value)) throw this.invalid(field);
    return value;
  }

  /** The error for a value on the line read last. */
  invalid(field: SignInFieldName): SignInMessageError {
    return this.fault(`${field}-invalid`, fieldFaults[field]);
  }

  /** The error for the line read last. */
  fault(code: SignInMessageErrorCode, reason: string): SignInMessageError {
    return new SignInMessageError(code, reason, this.#next);
  }
}
