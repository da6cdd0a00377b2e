/** Codes of accounts under other digits: class, length and hierarchy stay, so that titles and leaves do. */

/** Digits of each level of a chart: class, group, account, subaccount, auxiliaries. */
const LEVELS = [1, 1, 2, 2, 2, 2, 2, 2];

export class AccountPseudonyms {
  readonly #given = new Map<string, string>();
  readonly #children = new Map<string, number>();

  /** `code`: digits with any punctuation between them, which stays. */
  of(code: string): string {
    const digits = this.#digits(code.replace(/\D/g, ''));
    let at = 0;
    return code.replace(/\d/g, () => digits[at++]!);
  }

  #digits(real: string): string {
    let masked = '';
    let at = 0;
    for (let level = 0; at < real.length; level++) {
      const width = Math.min(LEVELS[level] ?? 2, real.length - at);
      at += width;
      const key = `${real.slice(0, at)}/${width}`;
      masked = this.#given.get(key) ?? this.#give(key, masked, width, real);
    }
    return masked;
  }

  #give(key: string, parent: string, width: number, real: string): string {
    const next = (this.#children.get(`${parent}/${width}`) ?? 0) + 1;
    this.#children.set(`${parent}/${width}`, next);
    // The class decides the sign of a balance.
    const own = parent === '' ? real[0]! : String(((next - 1) % (10 ** width - 1)) + 1).padStart(width, '0');
    this.#given.set(key, parent + own);
    return parent + own;
  }
}
