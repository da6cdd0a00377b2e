/** Crosses the documents of a month with its books, in a worker thread: a list, one third party, or a workbook. */
import { rowDocument } from '#api/balances/stored-balance.ts';
import type { TrialBalanceRowDocument } from '#api/balances/trial-balances/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { EQUIVALENCES_KEY } from '#core/engine/roles/company-roles.ts';
import { runValidations } from '#core/engine/run-validations.ts';
import { withPredefined } from '#core/engine/settings/predefined.ts';
import type { Source } from '#core/engine/sources/source.ts';
import type { NotRun } from '#core/engine/validation.ts';
import { formatNit } from '#core/identity/nit.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { type Cents, toDecimal } from '#core/money/money.ts';
import {
  type CrossedMonthView,
  type CrossedParty,
  type CrossedSide,
  type CrossedState,
  crossedStates,
} from '#core/source/crossing.ts';
import { sources } from '#sources/registry.gen.ts';
import { equivalencesInForce, openInput, type StoredInput } from '../stored-input.ts';
import type { CrossedDocuments, CrossedPartyItem, PartyDocuments } from './contract.ts';
import { crossedWorkbook } from './crossed-workbook.ts';

export interface CrossTask {
  input: StoredInput;
  side: CrossedSide;
  state?: CrossedState | undefined;
  search?: string | undefined;
}

const mostParties = 1000;
const mostDocuments = 500;
const mostRows = 200;

const source = (sources as readonly Source[]).find(({ key }) => key === 'documentos')!;

export async function crossMonth({ input, side, state, search = '' }: CrossTask): Promise<CrossedDocuments> {
  const found = crossedView(input);
  const view = 'sides' in found ? found : nothing;
  const matching = view.sides[side].filter(searcher(search));
  const chosen = matching.filter((party) => state === undefined || party.state === state);
  const counts = {
    received: view.sides.received.length,
    issued: view.sides.issued.length,
    payroll: view.sides.payroll.length,
  };
  return {
    period: input.current.period,
    side,
    problem: 'sides' in found ? null : reasonOf(found),
    counts,
    notCrossed: view.notCrossed.filter((one) => one.side === side).map(({ reason, data }) => words(reason, data)),
    totals: totalsOf(chosen),
    states: crossedStates.flatMap((one) => {
      const count = matching.filter((party) => party.state === one).length;
      return count === 0 ? [] : [{ state: one, count }];
    }),
    parties: chosen.slice(0, mostParties).map(partyItem),
    total: chosen.length,
  };
}

/** Null: the month has nothing of the third party. */
export async function crossParty({
  input,
  side,
  key,
}: Pick<CrossTask, 'input' | 'side'> & { key: string }): Promise<Omit<PartyDocuments, 'balanceId'> | null> {
  const found = crossedView(input);
  const party = 'sides' in found ? found.sides[side].find((one) => one.key === key) : undefined;
  if (party === undefined) return null;
  return {
    documents: party.documents.slice(0, mostDocuments).map(({ document, place }) => {
      const { kind, folio, cufe, day, total } = document;
      const vat = total < 0n ? -document.vat : document.vat;
      return {
        kind,
        folio,
        cufe,
        day,
        base: toDecimal(total - vat),
        vat: toDecimal(vat),
        total: toDecimal(total),
        place,
      };
    }),
    rows: rowsOf(input, party.rows),
  };
}

export async function exportCrossing(task: CrossTask): Promise<Uint8Array> {
  const found = crossedView(task.input);
  const parties = 'sides' in found ? found.sides[task.side] : [];
  const chosen = parties.filter(searcher(task.search ?? '')).filter(({ state }) => (task.state ?? state) === state);
  return crossedWorkbook(task.side, chosen);
}

const nothing: CrossedMonthView = { sides: { received: [], issued: [], payroll: [] }, notCrossed: [] };

/** As the audit of the month would see it. */
function crossedView(input: StoredInput): CrossedMonthView | NotRun {
  const validation = withPredefined(source.validation, input.predefined[source.validation.id]);
  const said = equivalencesInForce(input.settings, input.predefined);
  const settings = { [validation.key]: input.settings[validation.id] ?? {}, [EQUIVALENCES_KEY]: said };
  let view: CrossedMonthView | NotRun | null = null;
  const seen = {
    ...validation,
    sources: [],
    rules: [],
    analyse: (context: Parameters<typeof validation.analyse>[0]) => {
      view ??= source.crossed!(context);
      return { notEvaluable: { reason: 'sin_documentos' } };
    },
  };
  runValidations(openInput(input, { settings }), { validations: [seen], texts: { [validation.key]: source.text } })
    .report;
  return view ?? { notEvaluable: { reason: 'sin_documentos' } };
}

function reasonOf(found: NotRun): string {
  const { reason, data } = 'notApplicable' in found ? found.notApplicable : found.notEvaluable;
  return words(reason, data);
}

function words(reason: string, data: Readonly<Record<string, unknown>> = {}): string {
  return lookUp(source.text.reasons, reason)?.(data as never) ?? '';
}

function searcher(search: string): (party: CrossedParty) => boolean {
  const wanted = plainName(search).split(' ').filter(Boolean);
  if (wanted.length === 0) return () => true;
  return ({ key, name, documents }) => {
    const written = plainName(
      [key, formatNit(key), name, ...documents.flatMap(({ document }) => [document.folio, document.cufe])].join(' '),
    );
    return wanted.every((word) => written.includes(word));
  };
}

function partyItem({ key, name, state, how, other, documents, booked, issued }: CrossedParty): CrossedPartyItem {
  const of = (place: 'open' | 'waits') => documents.filter((one) => one.place === place).length;
  return {
    key,
    nit: /^\d{5,15}$/.test(key) ? formatNit(key) : key,
    name,
    state,
    how,
    other,
    documents: documents.length,
    open: of('open'),
    waiting: of('waits'),
    booked: toDecimal(booked),
    issued: toDecimal(issued),
    difference: toDecimal(booked - issued),
  };
}

function totalsOf(parties: readonly CrossedParty[]): CrossedDocuments['totals'] {
  const all = parties.flatMap(({ documents }) => documents);
  const sum = (of: (party: CrossedParty) => Cents) => parties.reduce((total, party) => total + of(party), 0n);
  const [booked, issued] = [sum((party) => party.booked), sum((party) => party.issued)];
  return {
    documents: all.length,
    crossed: all.filter(({ place }) => place === 'booked').length,
    booked: toDecimal(booked),
    issued: toDecimal(issued),
    difference: toDecimal(booked - issued),
  };
}

/** Under the company's own codes. */
function rowsOf(input: StoredInput, wanted: readonly number[]): TrialBalanceRowDocument[] {
  const view = openInput(input).balance;
  const rows = new Set(wanted);
  const found: TrialBalanceRowDocument[] = [];
  for (let index = 0; index < view.rowCount && found.length < mostRows; index++)
    if (rows.has(view.rows.source(index))) found.push(rowDocument(view, index));
  const size = ({ debit, credit }: TrialBalanceRowDocument) => Math.max(Number(debit), Number(credit));
  return found.toSorted((a, b) => size(b) - size(a));
}
