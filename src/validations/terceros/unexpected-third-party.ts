/**
 * TER-3: accounts restricted to one kind of institution. DIAN is exact; municipalities, banks, EPS, ARL, funds and
 * cajas are judged only when the third party is known to be something else, by the list of institutions or because the
 * books trade with it: an unknown one may be anything.
 */

import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import { isColombianCompanyName } from '#core/identity/third-party-name.es.ts';
import { isCedula, isKnownAs, specialNit, specialNitsOf } from '#core/reference/people/special-nits.ts';
import type { ThirdPartyCategory } from '#core/reference/people/third-party-category.ts';
import { soundsLike } from './institution-names.es.ts';
import { otherAuthorityFacts } from './other-authority.ts';
import { type Context, type InstitutionRole, institutions, severityIn, type ThirdPartyFact } from './rules.ts';
import { type IsTrader, stakeMeasure, stakeOf, type ThirdPartyKind, tradersOf } from './third-parties.ts';
import { unlikeHistoryFacts } from './unlike-history.ts';

const accepted: Readonly<Record<InstitutionRole, readonly ThirdPartyCategory[]>> = {
  dian: ['tax_authority_national'],
  dianOMunicipio: ['tax_authority_national', 'tax_authority_municipal'],
  municipio: ['tax_authority_municipal'],
  // Companies in SIMPLE pay it to DIAN; many books leave it under the paying bank.
  impuestoLocal: ['tax_authority_municipal', 'tax_authority_national', 'bank'],
  bancos: ['bank'],
  eps: ['eps', 'health', 'pension_fund', 'pension_administrator'],
  arl: ['arl'],
  cajas: ['parafiscal', 'family_compensation_fund'],
  pensiones: ['pension_fund', 'pension_administrator', 'severance_fund'],
};

export function unexpectedThirdPartyFacts(context: Context, kinds: readonly ThirdPartyKind[]): ThirdPartyFact[] {
  const { balance, roles } = context;
  const isTrader = tradersOf(context);
  const byInstitution = institutions.flatMap((role) =>
    roles[role].leaves().flatMap((index): ThirdPartyFact[] => {
      const account = balance.leaf(index).code;
      const thirdParties = balance.leaf(index).people;
      const isOfBank = role === 'bancos' && thirdParties.some(keepsMoney);
      const wrong = thirdParties
        .map((thirdParty) => ({ thirdParty, stake: stakeOf(thirdParty, context) }))
        .filter(
          ({ stake, thirdParty: { entry: thirdParty, key, closing } }) =>
            stake > 0n &&
            (isWrong(role, kinds[thirdParty]!, thirdParty, balance, isTrader) ||
              // Natural persons hold no bank money; loans from them are reported by `obligacion`.
              (role === 'bancos' && kinds[thirdParty] === 'someone' && closing > 0n && isCedula(key)) ||
              // A company does not hold the money of a bank account either.
              (isOfBank && kinds[thirdParty] === 'someone' && isOtherCompany(thirdParty, key, balance))),
        );
      if (wrong.length === 0) return [];
      return [
        {
          rule: 'TER-3',
          severity: severityIn(account, context) ?? 'baja',
          account,
          thirdParties: wrong.map(({ thirdParty: { entry: thirdParty, rows }, stake }) => ({
            thirdParty,
            amount: stake,
            rows,
          })),
          amount: wrong.reduce((sum, { stake }) => sum + stake, 0n),
          series: { measure: stakeMeasure(wrong[0]!.thirdParty, context) },
          data: { role },
          entry:
            role === 'dian'
              ? towardsDian(
                  account,
                  wrong.map(({ thirdParty }) => thirdParty),
                  balance,
                )
              : [],
          rows: wrong.flatMap(({ thirdParty }) => thirdParty.rows),
        },
      ];
    }),
  );
  const facts = [...byInstitution, ...otherAuthorityFacts(context, kinds, isTrader)];
  const told = new Set(facts.map(({ account }) => account));
  return [...facts, ...unlikeHistoryFacts(context, kinds, isTrader).filter(({ account }) => !told.has(account))];
}

/** A known bank with a bank balance of the company. */
function keepsMoney({ key, closing }: ThirdParty): boolean {
  return closing > 0n && isKnownAs(key, 'bank');
}

function isOtherCompany(entry: number, key: string, { thirdParties }: TrialBalance): boolean {
  return (
    specialNit(key) === null &&
    isColombianCompanyName(thirdParties, entry) &&
    !soundsLike('bancos', thirdParties.name(entry))
  );
}

function isWrong(
  role: InstitutionRole,
  kind: ThirdPartyKind,
  entry: number,
  balance: TrialBalance,
  isTrader: IsTrader,
): boolean {
  if (kind !== 'someone' && kind !== 'own') return false;
  const key = balance.thirdParties.key(entry);
  const known = specialNit(key);
  if (known) return !known.categories.some((category) => accepted[role].includes(category));
  const name = balance.thirdParties.name(entry);
  // Without ids the name is the only evidence.
  if (role === 'dian') return balance.thirdParties.id(entry) !== '' || !soundsLike(role, name);
  if (kind === 'own' || soundsLike(role, name)) return false;
  const isTax = role === 'municipio' || role === 'dianOMunicipio' || role === 'impuestoLocal';
  return isTrader(entry) || (isTax && isColombianCompanyName(balance.thirdParties, entry));
}

/** Moves balances between third parties of the same account, when the file already has DIAN. */
function towardsDian(account: string, wrong: readonly ThirdParty[], balance: TrialBalance): FactEntryLine[] {
  const dian = specialNitsOf('tax_authority_national').flatMap(({ nit }) => {
    const entry = balance.thirdParties.find((_, index) => balance.thirdParties.key(index) === nit);
    return entry < 0 ? [] : [entry];
  })[0];
  if (dian === undefined) return [];
  return wrong.flatMap(({ entry: thirdParty, closing }): FactEntryLine[] => {
    if (closing === 0n) return [];
    const [debit, credit] = closing < 0n ? [-closing, 0n] : [0n, closing];
    return [
      { account, thirdParty, debit, credit },
      { account, thirdParty: dian, debit: credit, credit: debit },
    ];
  });
}
