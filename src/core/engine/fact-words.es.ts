/** Phrases shared by the texts of all validations: accounts, third parties, lists and counts in accounting notation. */

import { formatNit } from '#core/identity/nit.ts';
import { formatCount, formatPesos, writeBalance, writePesos } from '#core/money/money.es.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { FactArithmetic } from './fact.ts';
import type { FactView } from './validation-text.ts';

type ThirdParty = FactView['thirdParties'][number];

type Preposition = 'a' | 'con' | 'de' | 'en';

/** `13050501 Clientes nacionales`. */
export function writeAccount({ account, accountName }: Pick<FactView, 'account' | 'accountName'>): string {
  return `${account} ${accountName}`.trim();
}

const NOBODY = 'sin tercero';

/** `Acme S.A.S. (900.123.456)`, `sin tercero`. */
export function writeThirdParty({ nit, name }: Pick<ThirdParty, 'nit' | 'name'>): string {
  if (nit === '' && name === '') return NOBODY;
  if (nit === '') return name;
  return name === '' ? formatNit(nit) : `${name} (${formatNit(nit)})`;
}

/** `a`, `a y b`, `a, b y c`; beyond `most`, `a, b, c y 12 más`. */
export function writeList(items: readonly string[], most = 3): string {
  const shown = items.length > most ? items.slice(0, most) : items.slice(0, -1);
  const last = items.length > most ? `${formatCount(items.length - most)} más` : (items.at(-1) ?? '');
  return shown.length === 0 ? last : `${shown.join(', ')} ${startsLikeI(last) ? 'e' : 'y'} ${last}`;
}

/** Third parties with their amounts, largest first: `Acme S.A.S. (900.123.456) $ 5.000 y 3 más`. */
export function writeThirdParties(thirdParties: readonly ThirdParty[], most = 3): string {
  return writeList(
    thirdParties.map((thirdParty) => `${writeThirdParty(thirdParty)} ${writeBalance(thirdParty.amount)}`),
    most,
  );
}

/**
 * Amounts with whose they are, largest first: `$ 5.000 en Acme S.A.S. (900.123.456) y $ 3.000 en Beta (800.456.789)`.
 */
export function writeAmounts(thirdParties: readonly ThirdParty[], preposition: Preposition, most = 3): string {
  return writeList(
    thirdParties.map((one) => `${writeBalance(one.amount)} ${writeWhose(one, preposition)}`),
    most,
  );
}

/** By how much each changed: `$ 5.000 más en Acme S.A.S. (900.123.456) y $ 3.000 menos en Beta (800.456.789)`. */
export function writeChanges(thirdParties: readonly ThirdParty[], most = 3): string {
  return writeList(
    thirdParties.map((one) => `${writeChange(one.amount)} ${writeWhose(one, 'en')}`),
    most,
  );
}

/** `$ 5.000 más`, `$ 3.000 menos`. */
export function writeChange(cents: Cents): string {
  return `${writePesos(abs(cents))} ${cents < 0n ? 'menos' : 'más'}`;
}

/**
 * Whose an amount is that was just told: ` de Acme S.A.S. (900.123.456)` where it is all of one, else `: $ 5.000 de Acme
 * S.A.S. (900.123.456) y $ 3.000 de Beta (800.456.789)`; empty without third parties.
 */
export function writeDetail(
  { amount, thirdParties }: Pick<FactView, 'amount' | 'thirdParties'>,
  preposition: Preposition,
): string {
  const [only, second] = thirdParties;
  if (only === undefined) return '';
  if (second === undefined && only.amount === amount) return ` ${writeWhose(only, preposition)}`;
  return `: ${writeAmounts(thirdParties, preposition)}`;
}

/** Amounts of third parties that the sentence has named: of an only one just its amount. */
export function writeParts(thirdParties: readonly ThirdParty[], preposition: Preposition): string {
  const [only, second] = thirdParties;
  return only !== undefined && second === undefined ? writePesos(only.amount) : writeAmounts(thirdParties, preposition);
}

/** `de Acme S.A.S. (900.123.456)`, `de la DIAN (800.197.268)`, `en el ICBF (899.999.239)`, `sin tercero`. */
export function writeWhose(thirdParty: Pick<ThirdParty, 'nit' | 'name'>, preposition: Preposition): string {
  const who = writeThirdParty(thirdParty);
  if (who === NOBODY) return who;
  if (FEMININE.test(who)) return `${preposition} la ${who}`;
  if (MASCULINE.test(who)) return `${withEl(preposition)} ${who}`;
  return `${preposition} ${who}`;
}

/** `del`, `al`, `en el`. */
function withEl(preposition: Preposition): string {
  if (preposition === 'de') return 'del';
  return preposition === 'a' ? 'al' : `${preposition} el`;
}

/** Authorities that nobody names without their article. */
const FEMININE = /^(DIAN|U\.?A\.?E\.? DIAN|DIRECCI[OÓ]N DE IMPUESTOS|SECRETAR[IÍ]A DE|ALCALD[IÍ]A|TESORER[IÍ]A)\b/i;
const MASCULINE = /^(SENA|ICBF|MUNICIPIO DE|DISTRITO)\b/i;

/** `Acme S.A.S. tiene`, `3 terceros tienen`. */
export function writeWhoDoes(thirdParties: readonly ThirdParty[], does: string, manyDo: string): string {
  const [only, second] = thirdParties;
  if (only === undefined || second !== undefined) return `${formatCount(thirdParties.length)} ${manyDo}`;
  return `${only.name || writeThirdParty(only)} ${does}`;
}

/** The name of an only third party, else how many there are: `Acme S.A.S.`, `3 clientes`. */
export function nameOrCount(thirdParties: readonly ThirdParty[], one: string, many: string): string {
  const [only, second] = thirdParties;
  if (only === undefined || second !== undefined) return writeCount(thirdParties.length, one, many);
  return only.name || writeThirdParty(only);
}

/** `10 %`, `10 % u 11 %`, `2 %, 4 % o 6 %`. */
export function writeChoice(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  const others = items.slice(0, -1).join(', ');
  return others === '' ? last : `${others} ${/^(8|80|11|o|ho)/i.test(last) ? 'u' : 'o'} ${last}`;
}

/** `se pagaron $ 5.000`, `no se pagó nada`: the plural verb and its singular, without their pronoun. */
export function writeDone(amount: Cents, plural: string, singular: string): string {
  return amount === 0n ? `no se ${singular} nada` : `se ${plural} ${writePesos(amount)}`;
}

/** `1 fila`, `1.842 filas`. */
export function writeCount(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Before the sound of i, Spanish writes `e` for `y`. */
function startsLikeI(word: string): boolean {
  return /^(i|hi(?!e))/i.test(word);
}

/** `32.080.000 × 12 %`, `96.000.000 × 10 % ÷ 12`. */
export function writeArithmetic({ base, percent, times, divisor }: FactArithmetic): string {
  return [
    formatPesos(base),
    ...(percent === undefined ? [] : [`× ${String(percent).replace('.', ',')} %`]),
    ...(times === undefined ? [] : [`× ${formatCount(times)}`]),
    ...(divisor === undefined ? [] : [`÷ ${formatCount(divisor)}`]),
  ].join(' ');
}
