/** Makes the report of an audited month for the client. */
import { auditDocument } from '#api/audits/audits/audit-document.ts';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { findingItems } from '#api/audits/audits/findings/finding-items.ts';
import { type AuditRecord, findAudit } from '#api/audits/audits/queries.ts';
import { isSetAside } from '#api/audits/audits/report/report-content.ts';
import { namedCompany } from '#api/audits/audits/sign-off/named-company.ts';
import { currentSignOff } from '#api/audits/audits/sign-off/queries.ts';
import { dianListsOn } from '#api/audits/dian-lists/queries.ts';
import { calendarsInForce } from '#api/audits/due-calendars/queries.ts';
import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import type { Firm } from '#api/companies/firm/contract.ts';
import { findFirm } from '#api/companies/firm/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { periodKey } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import { isAtRisk, isToExplain } from '#core/engine/weighing/stake.ts';
import { fromDecimal, toDecimal } from '#core/money/money.ts';
import { addDays } from '#core/product/license.ts';
import { nextDueDates } from '#core/reference/tax/due-dates.ts';
import type { ClientSheet } from '#core/report/client-sheet-schema.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clock } from '#platform/clock.ts';
import { clientWordsOf, proposedWords } from '../../client-words.ts';
import { mostNeeds, usualNeedDays } from './contract.ts';
import { text } from './text.es.ts';

type Need = ClientSheet['needs'][number];
type Line = ClientSheet['found'][number];

/** Lines of a list, so that it fits on its page; the rest is one line. */
const mostLines = { found: 8, unexplained: 6, corrected: 4, coming: 3 };
const mostPeople = 8;
const mostCandidates = 40;

export interface Candidate {
  fingerprint: string;
  title: string;
  isProposed: boolean;
  need: Need;
}

export interface ComposedSheet {
  company: CompanyRecord;
  audit: AuditRecord;
  /** Without greeting, and with the proposed needs. */
  sheet: ClientSheet;
  candidates: Candidate[];
  firm: Firm;
  /** Of the month, as the audit stands to it. */
  signOff: 'open' | 'prepared' | 'closed' | 'modified';
}

/** Throws AppError `resource.not_found`, and `audit.unfinished` for an audit without result. */
export async function composeSheet(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, auditId }: { id: number; auditId: string },
): Promise<ComposedSheet> {
  const company = await readCompany(trx, caller, id);
  const audit = await findAudit(trx, id, auditId);
  if (audit === undefined) throw new AppError('resource.not_found');
  const { result } = (await auditDocument(trx, audit)).attributes;
  if (result === null) throw new AppError('audit.unfinished', { period: formatPeriod(audit) });
  const items = await findingItems(trx, audit);
  const firm = await findFirm(trx, company.accountId);
  const counted = items.filter(isCounted);
  const candidates = candidatesOf(counted, firm.isFormal);
  const found = linesOf(
    counted.filter(({ finding }) => isAtRisk(finding)),
    mostLines.found,
  );
  const unexplained = linesOf(
    counted.filter(({ finding }) => isToExplain(finding)),
    mostLines.unexplained,
  );
  const signed = await currentSignOff(trx, id, audit);
  return {
    company,
    audit,
    firm,
    candidates,
    signOff:
      signed === undefined
        ? 'open'
        : signed.state === 'closed' && signed.auditId !== audit.id
          ? 'modified'
          : signed.state,
    sheet: {
      company: namedCompany(company, audit, signed),
      period: periodKey(audit),
      made: clock.today(),
      firm: {
        name: firm.name,
        tagline: firm.tagline,
        colour: firm.colour,
        signer: firm.signer === '' ? caller.name : firm.signer,
        signerTitle: firm.signerTitle,
        contact: firm.contact,
      },
      isFormal: firm.isFormal,
      greeting: '',
      isBalanced: !result.unbalanced,
      atRisk: total(found),
      toExplain: total(unexplained),
      needs: candidates.filter(({ isProposed }) => isProposed).map(({ need }) => need),
      found,
      unexplained,
      corrected: correctedOf(items),
      coming: await comingOf(trx, company),
    },
  };
}

/** In a sum of the month: neither gone, set aside nor told with another. */
function isCounted({ change, life, finding }: FindingItem): boolean {
  const isGone = change === 'corregido' || change === 'ya_no_aplica';
  return !isGone && finding.explainedBy === undefined && !isSetAside(life) && finding.severity !== 'informativa';
}

const total = (lines: readonly Line[]) => toDecimal(lines.reduce((sum, { amount }) => sum + fromDecimal(amount), 0n));

/** One line a subject, largest first; they add up to the sum of the findings. */
function linesOf(items: readonly FindingItem[], most: number): Line[] {
  const bySubject = Map.groupBy(items, ({ validation }) => clientWordsOf(validation).subject);
  const lines = [...bySubject]
    .map(([subject, of]) => ({
      subject,
      note: clientWordsOf(of[0]!.validation).found,
      sum: of.reduce((sum, { finding }) => sum + fromDecimal(finding.amount), 0n),
    }))
    .filter(({ sum }) => sum !== 0n)
    .sort((a, b) => (a.sum < b.sum ? 1 : a.sum > b.sum ? -1 : a.subject.localeCompare(b.subject, 'es')));
  const shown = lines.length > most ? lines.slice(0, most - 1) : lines;
  const rest = lines.slice(shown.length);
  const told = shown.map(({ subject, note, sum }) => ({ subject, note, amount: toDecimal(sum) }));
  if (rest.length === 0) return told;
  const sum = rest.reduce((all, line) => all + line.sum, 0n);
  return [...told, { subject: text.rest(rest.length), note: '', amount: toDecimal(sum) }];
}

/** At risk first, then by amount; one of each subject is proposed. */
function candidatesOf(items: readonly FindingItem[], isFormal: boolean): Candidate[] {
  const sorted = items
    .filter(({ finding }) => finding.amount !== null)
    .toSorted((a, b) => {
      const stakes = Number(isAtRisk(b.finding)) - Number(isAtRisk(a.finding));
      return stakes || Number(fromDecimal(b.finding.amount) - fromDecimal(a.finding.amount));
    });
  const proposed = new Set<string>();
  return sorted.slice(0, mostCandidates).map((item) => {
    const { finding, validation } = item;
    const { subject } = clientWordsOf(validation);
    const isProposed = proposed.size < mostNeeds && !proposed.has(subject);
    if (isProposed) proposed.add(subject);
    return {
      fingerprint: finding.fingerprint,
      title: finding.line ?? finding.title,
      isProposed,
      need: needOf(item, isFormal),
    };
  });
}

function needOf({ finding, life, validation }: FindingItem, isFormal: boolean): Need {
  // The company itself is no third party of its own report.
  const people = finding.thirdParties.filter(({ isCompany, nit, name }) => !isCompany && `${nit}${name}` !== '');
  const shown = people.slice(0, mostPeople);
  // Amounts of a rule may be wages or bases, which are no parts of its amount.
  const isShared = people.reduce((sum, { amount }) => sum + fromDecimal(amount), 0n) <= fromDecimal(finding.amount);
  const today = clock.today();
  return {
    words: proposedWords(validation, isFormal),
    subject: clientWordsOf(validation).subject,
    amount: finding.amount,
    isAtRisk: isAtRisk(finding),
    due: life.due !== null && life.due > today ? life.due : addDays(today, usualNeedDays),
    people: shown.map(({ nit, name, amount }) => ({ nit, name, amount: isShared ? amount : null })),
    others: people.length === 0 ? 0 : Math.max(0, finding.thirdPartyCount - shown.length),
  };
}

function correctedOf(items: readonly FindingItem[]): ClientSheet['corrected'] {
  const corrected = items.filter(({ change }) => change === 'corregido');
  const bySubject = Map.groupBy(corrected, ({ validation }) => clientWordsOf(validation).subject);
  return [...bySubject]
    .map(([subject, of]) => ({ subject, count: of.length }))
    .sort((a, b) => b.count - a.count)
    .slice(0, mostLines.corrected);
}

async function comingOf(trx: DatabaseTransaction, { nit, profile }: CompanyRecord): Promise<ClientSheet['coming']> {
  const today = clock.today();
  const isLarge = (await dianListsOn(trx, today)).grandes?.entries.has(nit) === true;
  return nextDueDates(await calendarsInForce(trx), { nit, profile, isLarge }, today, mostLines.coming);
}
