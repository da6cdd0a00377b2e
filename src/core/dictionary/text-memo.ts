/** Memo of pure functions of texts, for those that months and files repeat: names of accounts, headers. */

/** Letters of a text that is kept: with the number of texts, a bound of the memory that hostile files can fill. */
const LONGEST = 100;

export class TextMemo<Result> {
  readonly #results = new Map<string, Result>();
  readonly #most: number;

  /** `most`: texts kept; at one more it begins again. */
  constructor(most: number) {
    this.#most = most;
  }

  /** What is known of a text, or what `make` says of it. */
  of(text: string, make: (text: string) => Result): Result {
    const known = this.#results.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (text.length <= LONGEST) {
      if (this.#results.size === this.#most) this.#results.clear();
      this.#results.set(text, made);
    }
    return made;
  }
}
