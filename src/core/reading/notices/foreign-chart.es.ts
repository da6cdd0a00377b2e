/**
 * Whether the accounts are those of the PUC for merchants: their names must be the ones that the PUC gives to their
 * codes. Another chart is named when its own pairs of code and name are found.
 */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { TextMemo } from '#core/dictionary/text-memo.ts';
import { type PucAccount, pucAccount, pucAccounts, pucAncestor } from '#core/reference/chart/puc.ts';
import { plainText } from '../headers/header-row.ts';
import { chartSignatures } from './chart-signatures.es.ts';

export interface ForeignChart {
  /** Key of `chartSignatures`; null for a chart that none of them is. */
  chart: string | null;
  /** Main accounts with another meaning in the PUC, or with none. */
  examples: { code: string; name: string; puc: string | null }[];
}

/** Length of a code that says what an account is (cuenta). */
const MAIN = 4;
/** Fewer main accounts with a name prove nothing. */
const LEAST_MAIN = 8;
/** Companies on the PUC rename auxiliaries, and still agree in two of three main accounts. */
const LEAST_AGREEMENT = 0.35;
const MOST_EXAMPLES = 2;
/** Pairs of code and name by which another chart is named. */
const LEAST_PAIRS = 3;
const STEM = 5;
const SILENT = new Set(['otro', 'otros', 'otras', 'cuent', 'pagar', 'cobra', 'gener', 'vario', 'diver', 'nacio']);
/** Words of practice for the decree's own. */
const MEANS: Readonly<Record<string, readonly string[]>> = {
  // Without the words of every object: «constructor» is one of them.
  __proto__: null as never,
  iva: ['impue', 'venta'],
  ica: ['indus', 'comer'],
  nomin: ['salar', 'perso'],
  efect: ['caja', 'banco'],
  reten: ['reten', 'fuent'],
  reteiva: ['impue', 'venta', 'reten'],
  reteica: ['indus', 'reten'],
  retef: ['reten', 'fuent'],
  salud: ['aport'],
  pensi: ['aport', 'fondo'],
};

/** A cuenta with the accounts below it that have a name. */
interface MainAccount {
  cuenta: string;
  named: { code: string; name: string }[];
}

/** Null when the chart is the PUC, or the file says too little. Order accounts are left out: practice differs there. */
export function foreignChart(balance: TrialBalance): ForeignChart | null {
  const main = new Map<string, MainAccount>();
  for (let index = 0; index < balance.accountCount; index++) {
    const account = balance.leaf(index);
    if (!isNamed(account.code, account.name)) continue;
    const cuenta = account.code.slice(0, MAIN);
    const found = main.get(cuenta) ?? { cuenta, named: [] };
    found.named.push(account);
    main.set(cuenta, found);
  }
  if (main.size < LEAST_MAIN) return null;
  const strange = strangeAccounts([...main.values()]);
  if (strange === null) return null;
  const examples = strange.slice(0, MOST_EXAMPLES).map(({ cuenta, named: [first] }) => {
    const puc = pucAncestor(cuenta);
    return { code: cuenta, name: first!.name, puc: puc?.code === cuenta ? puc.name : null };
  });
  return { chart: nearestChart(balance), examples };
}

/** Those that agree with no name of the decree; null as soon as enough of all agree: most files are of the PUC. */
function strangeAccounts(all: readonly MainAccount[]): MainAccount[] | null {
  const most = all.length * (1 - LEAST_AGREEMENT);
  const strange: MainAccount[] = [];
  let left = all.length;
  for (const account of all) {
    if (account.named.some(({ name }) => agrees(account.cuenta, name))) left--;
    else strange.push(account);
    if (left <= most) return null;
  }
  return strange;
}

/** Whether it is an account of the classes 1 to 6 with a code of a cuenta or longer, and a name. */
function isNamed(code: string, name: string): boolean {
  return code.length >= MAIN && code[0]! >= '1' && code[0]! <= '6' && /\p{L}{3}/u.test(name);
}

function agrees(cuenta: string, name: string): boolean {
  const own = wordsOfPuc(cuenta);
  return own !== null && stems(name).some((stem) => own.has(stem));
}

/** Accounts of the decree by cuenta; built when the first file asks. */
let ofCuenta: ReadonlyMap<string, readonly PucAccount[]> | null = null;
const words = new Map<string, ReadonlySet<string> | null>();

/** Stems of the names of a cuenta of the decree: its group's, its own and its subcuentas'. Null when there is none. */
function wordsOfPuc(cuenta: string): ReadonlySet<string> | null {
  const known = words.get(cuenta);
  if (known !== undefined) return known;
  ofCuenta ??= Map.groupBy(pucAccounts(), ({ code }) => code.slice(0, MAIN));
  const own = ofCuenta.get(cuenta) ?? [];
  const group = pucAccount(cuenta.slice(0, 2));
  const named = group === null ? own : [group, ...own];
  const found = own.length === 0 ? null : new Set(named.flatMap(({ name }) => stems(name)));
  words.set(cuenta, found);
  return found;
}

/** Months name the same accounts. */
const stemsOf = new TextMemo<readonly string[]>(5000);

function stems(name: string): readonly string[] {
  return stemsOf.of(name, makeStems);
}

function makeStems(name: string): string[] {
  return plainText(name)
    .split(' ')
    .flatMap((word) => {
      const stem = word.slice(0, STEM);
      return [
        ...(word.length > 3 && !SILENT.has(stem) ? [stem] : []),
        ...(lookUp(MEANS, word) ?? lookUp(MEANS, stem) ?? []),
      ];
    });
}

/** The chart of which most pairs of code and name are found. */
function nearestChart(balance: TrialBalance): string | null {
  const plain = Array.from({ length: balance.accountCount }, (_, index) => balance.leaf(index))
    .filter(({ code, name }) => isNamed(code, name))
    .map(({ code, name }) => ({ code, name: plainText(name) }));
  const counts = Object.entries(chartSignatures).map(([chart, { pairs }]) => ({
    chart,
    found: pairs.filter(([code, name]) => plain.some((account) => code.test(account.code) && name.test(account.name)))
      .length,
  }));
  const [best, next] = counts.sort((a, b) => b.found - a.found);
  return best !== undefined && best.found >= LEAST_PAIRS && best.found > (next?.found ?? 0) ? best.chart : null;
}
