/** Turns a fact (data) into a finding (Spanish, with names): the only place where the two meet. */

import type { History } from '#core/books/history.ts';
import type { AccountInRole } from '#core/books/roles/infer-roles.ts';
import { reasonsInWords, roleName } from '#core/books/roles/role-words.es.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { inWholePesos } from '#core/money/money.es.ts';
import { abs, toDecimal } from '#core/money/money.ts';
import { pucAncestor } from '#core/reference/chart/puc.ts';
import { legalSources } from '#core/reference/law/legal-sources.es.ts';
import type { KeptAccounts } from './entry/kept-accounts.ts';
import { postEntry } from './entry/post-entry.ts';
import type { Fact, FactThirdParty } from './fact.ts';
import type { Finding, InferredAccount } from './finding.ts';
import { identityOf } from './finding-identity.ts';
import { unseenWithoutPast } from './life/life-words.es.ts';
import { registrationOf } from './life/registration.ts';
import { roleSentences } from './roles/inferred-words.es.ts';
import type { RuleDeclaration } from './rule.ts';
import { formulaOf } from './telling/fact-formula.es.ts';
import { tableOf } from './telling/fact-table.es.ts';
import { listLine } from './telling/list-line.es.ts';
import { seriesOf } from './telling/series.ts';
import type { AnyValidation } from './validation.ts';
import type { FactView, ValidationText } from './validation-text.ts';

/** Maximum number of third parties and rows stored in a finding; counts cover all. */
const MOST_KEPT = 1000;

export interface Described {
  validation: AnyValidation;
  text: ValidationText;
  balance: TrialBalance;
  period: Period;
  /** Earlier months, in the codes of the balance. */
  history: History;
  kept: KeptAccounts;
  /** Accounts that it rests on whose role was inferred. */
  inferred?: readonly AccountInRole[];
  /** It misses what no account of the company could hold. */
  isUnheld?: boolean;
}

export function describeFact(
  fact: Fact,
  { validation, text, balance, period, history, kept, inferred = [], isUnheld = false }: Described,
): Finding {
  const rule = validation.rules.find(({ code }) => code === fact.rule);
  if (!rule) throw new Error(`${validation.key} gives a fact of an undeclared rule ${fact.rule}`);
  const words = rule.text;
  const { thirdParties, measure } = tableOf(fact, balance, rule);
  const view = viewOf(fact, fact.thirdParties === undefined ? [] : thirdParties, balance, period);
  const isCompany = ({ thirdParty, absent }: FactThirdParty) =>
    rule.tellsOfCompany !== true && absent === undefined && isSelf(thirdParty, balance);
  const identity = identityOf(fact, rule, period, (entry) => balance.thirdParties.id(entry));
  const stake = fact.stake ?? rule.stake;
  const isMissed = identity.proof === 'flow' && stake === 'at_risk';
  const registration = isMissed ? registrationOf(fact, rule, balance, history) : null;
  const unseen =
    isMissed && registration === null ? (history.months.length === 0 ? unseenWithoutPast : words.unseen) : undefined;
  const title = inWholePesos(words.title(view));
  // Lists do not show the company among its third parties: there its name stays in the line.
  const beside = { ...view, thirdParties: view.thirdParties.filter((_, index) => !isCompany(thirdParties[index]!)) };
  const difference =
    fact.expected !== undefined && fact.found !== undefined ? toDecimal(fact.found - fact.expected) : null;
  return {
    rule: fact.rule,
    severity: fact.severity ?? rule.severity,
    stake,
    account: fact.account,
    accountName: fact.account === null ? null : view.accountName,
    thirdParties: thirdParties.slice(0, MOST_KEPT).map((thirdParty) => ({
      ...namingOf(thirdParty, balance),
      amount: toDecimal(thirdParty.amount),
      ...(thirdParty.share === undefined ? {} : { share: toDecimal(thirdParty.share) }),
      rows: [...thirdParty.rows],
      ...(isCompany(thirdParty) ? { isCompany: true as const } : {}),
    })),
    thirdPartyCount: thirdParties.length,
    thirdPartyMeasure: measure,
    amount: toDecimal(abs(fact.amount)),
    expected: fact.expected === undefined ? null : toDecimal(fact.expected),
    found: fact.found === undefined ? null : toDecimal(fact.found),
    difference,
    title,
    line:
      words.line === undefined
        ? listLine(title, beside)
        : listLine(inWholePesos(words.line(view)), { ...beside, amount: 0n }),
    message: [words.message(view), ...roleSentences(inferred, isUnheld)].join(' '),
    why: words.why,
    correction: words.correction(view),
    formula: formulaOf(fact, rule, text.labels),
    entry: entryOf(fact, kept),
    series: seriesOf(fact, rule, balance),
    legal: legalOf(fact, rule),
    rows: fact.rows.slice(0, MOST_KEPT),
    ...identity,
    ...(registration === null ? {} : { registration }),
    ...(unseen === undefined ? {} : { unseen }),
    ...(inferred.length > 0 ? { inferredAccounts: inferred.map(inferredAccount) } : {}),
  };
}

/** An account with the role that it was taken to play, and why. */
export function inferredAccount(account: AccountInRole): InferredAccount {
  const { code, name, place, confidence, standing } = account;
  return {
    account: code,
    accountName: name,
    role: roleName(account),
    equivalent: place,
    confidence,
    why: reasonsInWords(account),
    isDoubtful: standing === 'doubtful',
  };
}

/** Whether an entry of the dictionary is the company of the books. */
function isSelf(thirdParty: number, { thirdParties, company }: TrialBalance): boolean {
  const id = thirdParties.id(thirdParty);
  return id !== '' && company.nit !== null && thirdPartyKey(id) === thirdPartyKey(company.nit);
}

function viewOf(fact: Fact, thirdParties: readonly FactThirdParty[], balance: TrialBalance, period: Period): FactView {
  return {
    account: fact.account ?? '',
    accountName: fact.account === null ? '' : accountName(fact.account, balance),
    amount: abs(fact.amount),
    expected: fact.expected ?? null,
    found: fact.found ?? null,
    thirdParties: thirdParties.map((thirdParty) => ({ ...namingOf(thirdParty, balance), amount: thirdParty.amount })),
    data: fact.data ?? {},
    period,
  };
}

function namingOf(
  { thirdParty, absent }: FactThirdParty,
  { thirdParties }: TrialBalance,
): { nit: string; name: string } {
  return absent ?? { nit: thirdParties.id(thirdParty), name: thirdParties.name(thirdParty) };
}

/** The file's name of an account, else the name of its nearest account in the PUC. */
function accountName(code: string, balance: TrialBalance): string {
  return balance.accountName(code) || (pucAncestor(code)?.name ?? '');
}

/** The norms of the case, else all of the rule. */
function legalOf(fact: Fact, rule: RuleDeclaration): Finding['legal'] {
  return (rule.legalOf?.(fact.data ?? {}) ?? rule.legal).map((key) => {
    if (!rule.legal.includes(key)) throw new Error(`${rule.code} does not declare that it cites ${key}`);
    const { norm, short, article, text } = legalSources[key];
    return { key, norm, short, article, text };
  });
}

function entryOf(fact: Fact, kept: KeptAccounts): Finding['entry'] {
  const lines = postEntry(fact, kept);
  const debits = lines.reduce((sum, line) => sum + line.debit, 0n);
  const credits = lines.reduce((sum, line) => sum + line.credit, 0n);
  if (debits !== credits) throw new Error(`the entry suggested by ${fact.rule} does not balance`);
  return lines.map(({ account, thirdParty, debit, credit, isOutsideChart }) => ({
    account,
    accountName: kept.name(account) || (pucAncestor(account)?.name ?? ''),
    nit: thirdParty?.nit ?? null,
    thirdPartyName: thirdParty?.name ?? null,
    debit: toDecimal(debit),
    credit: toDecimal(credit),
    ...(isOutsideChart ? { outsideChart: true as const } : {}),
  }));
}
