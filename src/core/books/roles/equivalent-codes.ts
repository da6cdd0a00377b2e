/**
 * Codes under which the books of a company are shown to the validations, where accounts of its chart are equivalent to
 * other accounts of the decree: behind the code of the equivalent account, the account's own. What the validations answer
 * is translated back, so that nobody else ever sees these codes.
 */
import type { AccountInRole } from './infer-roles.ts';
import { SUBACCOUNT } from './role-homes.ts';

/** Behind places of four digits, which have no subaccount that is right: `95`, others. */
const OTHERS = '95';

type Moving = Pick<AccountInRole, 'code' | 'place' | 'reasons'>;

export class EquivalentCodes {
  /** Own code by code in the view. */
  readonly #own = new Map<string, string>();
  readonly #staying: string[] = [];
  /** Own titles by the account of the decree whose name they bear. */
  readonly #titles = new Map<string, string>();

  /**
   * Code in the view by own code, of the accounts of a month that are equivalent to others; those that stay are absent.
   * `codes`: all its accounts with facts.
   */
  learn(accounts: readonly Moving[], codes: readonly string[]): ReadonlyMap<string, string> {
    const moved = new Map(accounts.map(({ code, place }) => [code, behind(place, code)]));
    const places = [...moved.values()];
    for (const code of codes) {
      if (moved.has(code)) continue;
      // An account that would contain one of them goes beside it.
      if (places.some((place) => place.startsWith(code))) moved.set(code, code + code);
      else this.#staying.push(code);
    }
    for (const [own, seen] of moved) this.#own.set(seen, own);
    for (const { code, reasons } of accounts) {
      const named = reasons.find(({ witness }) => witness === 'decreeName')?.account;
      if (named) this.#titles.set(named, code.slice(0, named.length));
    }
    return moved;
  }

  /** The company's account of a code in the view; for a prefix under which it has only moved accounts, theirs. */
  own(code: string): string {
    const own = this.#own.get(code);
    if (own !== undefined) return own;
    if (code === '' || this.#staying.some((other) => other.startsWith(code))) return code;
    const under = [...this.#own].flatMap(([seen, from]) => (seen.startsWith(code) ? [from] : []));
    if (under.length > 0) return levelOf(common(under)) || under[0]!;
    const title = this.#titles.get(code.slice(0, ACCOUNT));
    return title === undefined ? code : title + code.slice(ACCOUNT);
  }

  /** A sentence or subject with the codes of the view in it. */
  inWords(text: string): string {
    return text.replace(/\d{8,}/g, (digits) => this.#own.get(digits) ?? digits);
  }
}

const ACCOUNT = 4;

function behind(place: string, code: string): string {
  return (place.length < SUBACCOUNT ? place.padEnd(ACCOUNT, '0') + OTHERS : place) + code;
}

function common(codes: readonly string[]): string {
  let prefix = codes[0]!;
  for (const code of codes) while (!code.startsWith(prefix)) prefix = prefix.slice(0, -1);
  return prefix;
}

/** Cut to a level of the chart; '' above the level of four digits. */
function levelOf(prefix: string): string {
  return prefix.length < ACCOUNT ? '' : prefix.slice(0, prefix.length - (prefix.length % 2));
}
