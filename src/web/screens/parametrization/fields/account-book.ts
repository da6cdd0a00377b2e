/** The company's accounts with their names: looked up, searched, and suggested for a role. */
import type { AccountName } from '#api/audits/parametrization/contract.ts';
import { entryCode, entryHolds, isExact } from '#core/identity/account-code.ts';
import { matches } from '../../../data/search.ts';
import type { Option, Options } from '../../../ui/select/options.ts';
import { accountText } from '../text.es.ts';

/** Offered at once. */
const MOST = 40;
const MOST_SUGGESTED = 8;

/** A prefix, or one account alone. */
const codePattern = /^=?\d{1,16}$/;

export interface AccountBook {
  /** All that have a name, by code. */
  accounts: readonly AccountName[];
  /** Of an account, or of the title that a prefix is. */
  nameOf(entry: string): string | undefined;
  /** `1516*` of a prefix, the code alone of an account, `=15160501` of that account without those below it. */
  write(entry: string): string;
  /** Whether an entry holds an account of the company; true for all without a balance. */
  uses(entry: string): boolean;
  /**
   * What a search offers beside the entries that are taken, or (nothing typed) what fits a role of this name and is in no
   * other one.
   */
  offer(typed: string, taken: readonly string[], role: string, elsewhere?: readonly string[]): Options<string>;
}

export function accountBook(accounts: readonly AccountName[]): AccountBook {
  const names = new Map(accounts.map(({ code, name }) => [code, name]));
  const own = accounts.filter(({ isOwn }) => isOwn);
  const ownCodes = new Set(own.map(({ code }) => code));
  const optionOf = ({ code, name }: Pick<AccountName, 'code' | 'name'>): Option<string> => ({
    value: code,
    label: `${write(code)} ${name}`,
  });
  const write = (entry: string) =>
    ownCodes.has(entry) || isExact(entry) || !codePattern.test(entry) ? entry : `${entry}*`;
  return {
    accounts,
    nameOf: (entry) => names.get(entryCode(entry)),
    write,
    uses: (entry) => own.length === 0 || own.some(({ code }) => entryHolds(entry, code)),
    offer(typed, taken, role, elsewhere = []) {
      const isFree = ({ code }: AccountName) => !taken.some((entry) => entryHolds(entry, code));
      if (typed.trim() === '') {
        const like = own
          .filter((account) => isFree(account) && !elsewhere.some((entry) => entryHolds(entry, account.code)))
          .filter(({ name }) => isLike(name, role))
          .slice(0, MOST_SUGGESTED);
        const rest = own.filter((account) => isFree(account) && !like.includes(account)).slice(0, MOST);
        return [
          ...(like.length > 0 ? [{ label: accountText.like, options: like.map(optionOf) }] : []),
          ...(rest.length > 0 ? [{ label: accountText.ownChart, options: rest.map(optionOf) }] : []),
        ];
      }
      const codes = codesIn(typed).filter((code) => !taken.includes(code));
      if (codes.length > 1) return [{ value: codes.join(' '), label: accountText.several(codes.map(write)) }];
      const [code] = codes;
      const found = accounts
        .filter((account) => account.code !== code && !taken.includes(account.code))
        .filter((account) => (code ? entryHolds(code, account.code) : matches(typed, account.code, account.name)))
        .slice(0, MOST)
        .map(optionOf);
      if (!code) return found;
      const unnamed = isExact(code) ? accountText.exact : accountText.prefix;
      return [optionOf({ code, name: names.get(entryCode(code)) ?? unnamed }), ...found];
    },
  };
}

/** The codes of a typed or pasted text; none if it has other words. */
function codesIn(typed: string): string[] {
  const parts = typed.split(/[\s,;]+/).flatMap((part) => part.replace(/\*$/, '') || []);
  return parts.every((part) => codePattern.test(part)) ? [...new Set(parts)] : [];
}

/** Whether a name shares a word stem of the subject with a role: `depreci` of «Gasto de depreciación». */
function isLike(name: string, role: string): boolean {
  const stems = role
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > STEM && !common.test(word))
    .map((word) => word.slice(0, STEM));
  return stems.some((stem) => matches(stem, name));
}

const STEM = 6;
const common = /^(cuentas?|activos|gastos?|ingresos|pasivos|tercer[oa]s?|empresas?|anterior(es)?|nombres?)$/i;
