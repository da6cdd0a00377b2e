/**
 * TER-3 and TER-5 by habit: accounts with several possible conventions, of which these books used one. A customer,
 * supplier or authority of another kind is out of place; without a habit nothing is reported.
 */

import { pastMonths } from '#core/books/past-months.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { isCompanyNumber } from '#core/identity/nit.ts';
import { isColombianCompanyName } from '#core/identity/third-party-name.es.ts';
import { specialNit } from '#core/reference/people/special-nits.ts';
import { soundsLike } from './institution-names.es.ts';
import type { Context, ThirdPartyFact } from './rules.ts';
import { type IsTrader, stakeMeasure, stakeOf, type ThirdPartyKind, thirdPartyKinds } from './third-parties.ts';

const LOOKED_AT = 12;
/** Minimum months of a habit, and number of deviations from which it is considered changed. */
const FEWEST = 3;

/** Kind of third party, as far as it distinguishes habits; null for none. */
type Kin = 'dian' | 'municipio' | 'bancos' | 'otra' | 'persona' | 'empresa' | 'propia';

const INSTITUTIONS = ['dian', 'municipio', 'bancos'] as const;

export function unlikeHistoryFacts(
  context: Context,
  kinds: readonly ThirdPartyKind[],
  isTrader: IsTrader,
): ThirdPartyFact[] {
  const { balance, history, period, roles } = context;
  const months = pastMonths(history, period, LOOKED_AT).balances;
  if (months.length < FEWEST) return [];
  let past: Past[] | null = null;
  return [...new Set([...roles.porCostumbre.leaves(), ...roles.certificados.leaves()])].flatMap(
    (leaf): ThirdPartyFact[] => {
      const account = balance.leaf(leaf).code;
      const ofCertificates = roles.certificados.has(account);
      const suspects = suspectsIn(leaf, ofCertificates, context, kinds, isTrader);
      if (suspects.length === 0 || suspects.length >= FEWEST) return [];
      past ??= months.map((month) => ({ month, kinds: thirdPartyKinds(month) }));
      const custom = customOf(account, past);
      if (custom === null) return [];
      const strangers = suspects.filter(({ kin }) => isStrange(kin, custom.kins, ofCertificates));
      if (strangers.length === 0) return [];
      const role = strangers[0]!.kin === 'propia' ? null : expectedBy(custom.kins);
      const wrong = strangers.filter(({ kin }) => (kin === 'propia') === (role === null));
      return [
        {
          rule: role === null ? 'TER-5' : 'TER-3',
          severity: role === null || role === 'bancos' || role === 'clientes' ? 'baja' : 'media',
          account,
          thirdParties: wrong.map(({ thirdParty: { entry: thirdParty, rows }, stake }) => ({
            thirdParty,
            amount: stake,
            rows,
          })),
          amount: wrong.reduce((sum, { stake }) => sum + stake, 0n),
          series: { measure: stakeMeasure(wrong[0]!.thirdParty, context) },
          data: role === null ? {} : { role, months: custom.months },
          rows: wrong.flatMap(({ thirdParty }) => thirdParty.rows),
        },
      ];
    },
  );
}

interface Past {
  month: TrialBalance;
  kinds: readonly ThirdPartyKind[];
}

interface Suspect {
  thirdParty: ThirdParty;
  kin: Kin;
  stake: bigint;
}

/**
 * Candidates in an account: trading partners, the company itself, DIAN where customers certify. None beyond `FEWEST` of
 * them.
 */
function suspectsIn(
  leaf: number,
  ofCertificates: boolean,
  context: Context,
  kinds: readonly ThirdPartyKind[],
  isTrader: IsTrader,
): Suspect[] {
  const { balance } = context;
  const suspects: Suspect[] = [];
  for (const thirdParty of balance.leaf(leaf).people) {
    const kind = kinds[thirdParty.entry]!;
    // Reading names is expensive: known categories first.
    if (kind !== 'own' && !ofCertificates && !isTrader(thirdParty.entry)) continue;
    const kin = kinOf(thirdParty.entry, kind, balance);
    const isSuspect = kin === 'propia' || (ofCertificates ? kin === 'dian' : kin === 'empresa' || kin === 'persona');
    if (kin === null || !isSuspect) continue;
    const stake = stakeOf(thirdParty, context);
    if (stake > 0n) suspects.push({ thirdParty, kin, stake });
    if (suspects.length === FEWEST) break;
  }
  return suspects;
}

/** Kinds of third parties in the account's past months; null when too few for a habit, or mixed. */
function customOf(account: string, past: readonly Past[]): { kins: ReadonlySet<Kin>; months: number } | null {
  const kins = new Set<Kin>();
  let months = 0;
  for (const { month, kinds } of past) {
    const index = month.accountIndex(account);
    if (index < 0) continue;
    let isKnown = false;
    for (const entry of month.leaf(index).namings()) {
      const kin = kinOf(entry, kinds[entry]!, month);
      if (kin === null) return null;
      isKnown = true;
      kins.add(kin);
    }
    if (isKnown) months++;
  }
  return months < FEWEST ? null : { kins, months };
}

function isStrange(kin: Kin, custom: ReadonlySet<Kin>, ofCertificates: boolean): boolean {
  if (custom.has(kin)) return false;
  if (kin === 'propia') return true;
  if (ofCertificates) return !custom.has('municipio') && !custom.has('propia');
  const [only, second] = [...custom].filter((other) => other !== 'propia');
  if (only === undefined || second !== undefined) return false;
  return only === 'persona' ? kin === 'empresa' : INSTITUTIONS.some((institution) => institution === only);
}

function expectedBy(custom: ReadonlySet<Kin>): string {
  const institution = INSTITUTIONS.find((kin) => custom.has(kin));
  if (institution) return institution;
  return custom.has('empresa') ? 'clientes' : 'empleados';
}

function kinOf(entry: number, kind: ThirdPartyKind, balance: TrialBalance): Kin | null {
  if (kind === 'own') return 'propia';
  if (kind !== 'someone') return null;
  const key = balance.thirdParties.key(entry);
  const known = specialNit(key);
  if (known) {
    if (known.categories.includes('tax_authority_national')) return 'dian';
    if (known.categories.includes('tax_authority_municipal')) return 'municipio';
    return known.categories.includes('bank') ? 'bancos' : 'otra';
  }
  const institution = INSTITUTIONS.find((role) => soundsLike(role, balance.thirdParties.name(entry)));
  if (institution) return institution;
  // Many books name a company without its legal form.
  return isCompanyNumber(key) || isColombianCompanyName(balance.thirdParties, entry) ? 'empresa' : 'persona';
}
