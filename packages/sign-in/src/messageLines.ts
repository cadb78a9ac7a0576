import { fieldFaults } from './fieldFaults.ts';
import {
  type SignInFieldName,
  SignInMessageError,
  type SignInMessageErrorCode,
} from './signInMessageError.ts';

type LabelledField = 'uri' | 'version' | 'chain-id' | 'nonce' | 'issued-at';

/** Reader of a message line by line; every fault has its line. */
export class MessageLines {
  readonly #lines: readonly string[];
  #next = 0;

  constructor(text: string) {
    this.#lines = text.split('\n');
  }

  /** Next line, without reading it; `undefined` at the end. */
  peek(): string | undefined {
    return this.#lines[this.#next];
  }

  /** Reads a line; empty past the end. */
  take(): string {
    const line = this.#lines[this.#next] ?? '';
    this.#next += 1;
    return line;
  }

  /** Reads a line that must exist and be empty. */
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

  /** Reads the value of the next line if it begins with `label`; else reads nothing. */
  takeIfLabelled(
    label: string,
    field: SignInFieldName,
    holds: (value: string) => boolean,
  ): string | undefined {
    if (this.peek()?.startsWith(label) !== true) return undefined;
    return this.check(this.take().slice(label.length), field, holds);
  }

  /** Returns a value of the last line when valid for its field; throws otherwise. */
  check(value: string, field: SignInFieldName, holds: (value: string) => boolean): string {
    if (!holds(value)) throw this.invalid(field);
    return value;
  }

  /** Error for a value of the last line. */
  invalid(field: SignInFieldName): SignInMessageError {
    return this.fault(`${field}-invalid`, fieldFaults[field]);
  }

  /** Error for the last line. */
  fault(code: SignInMessageErrorCode, reason: string): SignInMessageError {
    return new SignInMessageError(code, reason, this.#next);
  }
}
