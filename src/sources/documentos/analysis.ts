/** What the rules of the crossing share: facts by rule, of each side, worked out once. */

import { periodKey } from '#core/calendar/period.ts';
import type { FactEntryLine, FactTerm, FactThirdParty, FactValue, Reason } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Severity } from '#core/engine/severity.ts';
import { formatNit, isCompanyNumber } from '#core/identity/nit.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { CrossedMonthView } from '#core/source/crossing.ts';
import type { ElectronicDocument } from '#core/source/electronic-document.ts';
import { documentData } from './document-words.es.ts';
import type { Booked } from './match/booked.ts';
import {
  type CrossedMonth,
  type Crossing,
  crossingOf,
  monthsOf,
  type OpenDifference,
  type OpenDocument,
} from './match/crossing.ts';
import { gapsOf } from './match/numbering.ts';
import { crossedEmployee, crossedParties } from './match/parties.ts';
import { payrollOf } from './match/payroll.ts';
import type { Context } from './settings.ts';
import { moveEntry, tradeEntry } from './suggested-entry.ts';

type Side = 'received' | 'issued';

export interface SideFacts {
  unbooked: readonly RuleFact[];
  without: readonly RuleFact[];
  withoutSupport: readonly RuleFact[];
  otherValue: readonly RuleFact[];
  twice: readonly RuleFact[];
  otherThird: readonly RuleFact[];
  vatAbove: readonly RuleFact[];
  late: readonly RuleFact[];
  notEvaluated: readonly Reason[];
}

export interface PayrollFacts {
  missing: readonly RuleFact[];
  other: readonly RuleFact[];
  notEvaluated: readonly Reason[];
}

export class Analysis {
  readonly #context: Context;
  readonly #months: readonly CrossedMonth[];
  readonly #crossings = new Map<Side, Crossing>();
  #received: SideFacts | null = null;
  #issued: SideFacts | null = null;
  #payroll: PayrollFacts | null = null;
  #exempt: ReadonlySet<string> | null = null;

  constructor(context: Context) {
    this.#context = context;
    this.#months = monthsOf(context);
  }

  get received(): SideFacts {
    this.#received ??= this.#side('received');
    return this.#received;
  }

  get issued(): SideFacts {
    this.#issued ??= this.#side('issued');
    return this.#issued;
  }

  get payroll(): PayrollFacts {
    this.#payroll ??= this.#payrollFacts();
    return this.#payroll;
  }

  get numbering(): readonly RuleFact[] {
    return gapsOf(this.#context.table.documents, periodKey(this.#context.period)).map(
      ({ prefix, numbers, before, after }): RuleFact => ({
        account: null,
        subject: `${prefix}${numbers[0]}`,
        amount: 0n,
        data: {
          numbers: numbers.map((number) => `${prefix}${number}`),
          before: before.folio,
          after: after.folio,
        },
        rows: [],
      }),
    );
  }

  /** Both sides of every third party of the month. */
  get view(): CrossedMonthView {
    const payroll = payrollOf(this.#context, this.#months);
    const { thirdParties } = this.#context.balance;
    const partiesOn = (side: Side) =>
      crossedParties(this.#crossing(side), (one) => this.#needsDocument(one, side), periodKey(this.#context.period));
    const notCrossedOn = (side: Side) => this[side].notEvaluated.map((reason) => ({ side, ...reason }));
    return {
      sides: {
        received: partiesOn('received'),
        issued: partiesOn('issued'),
        payroll: payroll.isUnlike
          ? []
          : payroll.parties.map((one) => crossedEmployee(one, thirdParties.name(one.entry))),
      },
      notCrossed: [
        ...notCrossedOn('received'),
        ...notCrossedOn('issued'),
        ...(payroll.isUnlike ? [{ side: 'payroll' as const, reason: 'nomina_distinta' }] : []),
      ],
    };
  }

  #crossing(side: Side): Crossing {
    const known = this.#crossings.get(side) ?? crossingOf(side, this.#context, this.#months);
    this.#crossings.set(side, known);
    return known;
  }

  #side(side: Side): SideFacts {
    const crossing = this.#crossing(side);
    const open = crossing.differences.filter((one) => this.#needsDocument(one, side));
    const without = open.filter(({ difference }) => difference.kind === 'without');
    const isPerson = ({ key }: OpenDifference) => !isCompanyNumber(key);
    return {
      unbooked: crossing.unbooked.flatMap((one) => (one.under === null ? [this.#unbookedFact(side, one)] : [])),
      otherThird: this.#otherThird(side, crossing),
      without: without.filter((one) => !isPerson(one) || hasVat(one)).map((one) => this.#withoutFact(one)),
      withoutSupport: without.filter((one) => isPerson(one) && !hasVat(one)).map((one) => this.#withoutFact(one)),
      // More VAT of a sale than its document has is no deduction: another value.
      otherValue: open.flatMap((one) => [
        ...this.#documentFact(side, one, 'value'),
        ...(side === 'issued' ? this.#documentFact(side, one, 'vat') : []),
      ]),
      twice: open.flatMap((one) => this.#documentFact(side, one, 'twice')),
      vatAbove: open.flatMap((one) => this.#documentFact(side, one, 'vat')),
      late: crossing.late.map(({ document, booked }) => ({
        ...this.#ofDocument(document, booked),
        data: {
          ...documentData([document]),
          year: document.day.slice(0, 4) === String(this.#context.period.year) ? 'same' : 'other',
        },
      })),
      notEvaluated: [
        ...(crossing.inOtherCurrency === 0
          ? []
          : [{ reason: 'otra_moneda', data: { count: crossing.inOtherCurrency, side } }]),
        ...(crossing.toNobody === 0 ? [] : [{ reason: 'consumidor_final', data: { count: crossing.toNobody } }]),
        ...(crossing.isUnlike ? [{ reason: 'no_cruza', data: { side } }] : []),
      ],
    };
  }

  /** With the entry that books it as the third party's last documents were. */
  #unbookedFact(side: Side, { document, usual }: OpenDocument): RuleFact {
    const fact = this.#ofDocument(document);
    const [{ thirdParty } = { thirdParty: 0 }] = fact.thirdParties ?? [];
    const sign = document.total < 0n ? -1n : 1n;
    const amounts = { base: document.total - sign * document.vat, vat: sign * document.vat };
    const entry = usual === null || thirdParty === 0 ? [] : tradeEntry(side, usual, thirdParty, amounts);
    return { ...fact, ...withEntry(entry) };
  }

  #otherThird(side: Side, { unbooked }: Crossing): RuleFact[] {
    return unbooked.flatMap(({ document, under }) => {
      if (under === null) return [];
      const { booked, name, key } = under;
      const owner = this.#party(document.nit, document.name, abs(document.total), rowsOf(booked));
      const parties = { from: booked.entry, to: owner.thirdParty };
      const base = abs(document.total) - document.vat;
      return [
        {
          account: largest(booked)?.account ?? null,
          subject: document.folio,
          thirdParties: [owner],
          ...withEntry(owner.absent === undefined ? moveEntry(side, booked, parties, base) : []),
          amount: abs(document.total),
          data: {
            ...documentData([document]),
            owner: document.name,
            ownerNit: formatNit(document.nit),
            under: name,
            underNit: formatNit(key),
          },
          formula: termsOf(document),
          rows: rowsOf(booked),
        },
      ];
    });
  }

  #ofDocument(document: ElectronicDocument, booked?: Booked): RuleFact {
    const rows = booked === undefined ? [] : rowsOf(booked);
    const amount = abs(document.total);
    return {
      account: booked === undefined ? null : (largest(booked)?.account ?? null),
      subject: document.folio,
      thirdParties: [this.#party(document.nit, document.name, amount, rows)],
      amount,
      data: documentData([document]),
      formula: termsOf(document),
      rows,
    };
  }

  #withoutFact(one: OpenDifference): RuleFact {
    const { difference, booked, key, name, isFirst, monthsWithout } = one;
    const { base, vat } = difference as Extract<OpenDifference['difference'], { kind: 'without' }>;
    const amount = abs(base + vat);
    const isNever = monthsWithout > 1;
    return {
      ...this.#doubt(isFirst || isNever),
      account: (booked && largest(booked)?.account) ?? null,
      subject: key,
      thirdParties: [this.#party(key, name, amount, booked === null ? [] : rowsOf(booked))],
      amount,
      data: { ...flags(isFirst, isNever) },
      formula: [
        { label: 'base', amount: base, kind: 'term' },
        { label: 'vat', amount: vat, kind: 'term' },
        { label: 'booked', amount: base + vat, kind: 'total' },
      ],
      rows: booked === null ? [] : rowsOf(booked),
    };
  }

  #documentFact(side: Side, one: OpenDifference, kind: 'value' | 'twice' | 'vat'): RuleFact[] {
    const { difference, booked, key, name, isFirst } = one;
    if (difference.kind !== kind || booked === null) return [];
    if (kind === 'vat' && difference.amount < 0n) return [];
    const { documents } = difference;
    const amount = abs(difference.amount);
    const vat = kind === 'vat' ? amount : kind === 'twice' ? documents[0]!.vat : 0n;
    const entry =
      kind === 'value' || isFirst ? [] : tradeEntry(side, booked, booked.entry, { base: vat - amount, vat: -vat });
    return [
      {
        ...this.#doubt(isFirst),
        account: largest(booked)?.account ?? null,
        subject: documents[0]!.folio,
        thirdParties: [this.#party(key, name, amount, rowsOf(booked))],
        amount,
        ...withEntry(entry),
        data: {
          ...documentData(documents),
          ...flags(isFirst, false),
          direction: difference.amount > 0n ? 'more' : 'less',
        },
        rows: rowsOf(booked),
      },
    ];
  }

  #payrollFacts(): PayrollFacts {
    const { differences, isUnlike } = payrollOf(this.#context, this.#months);
    if (isUnlike) return { missing: [], other: [], notEvaluated: [{ reason: 'nomina_distinta' }] };
    const facts = differences.map(({ key, entry, net, rows, account, document, expected }): RuleFact => {
      const amount = document === null ? net : abs(document.total - expected);
      return {
        account,
        subject: key,
        thirdParties: [{ thirdParty: entry, amount, rows }],
        amount,
        ...(document === null ? {} : { expected, found: document.total, data: documentData([document]) }),
        rows,
      };
    });
    return {
      missing: facts.filter((_, index) => differences[index]!.document === null),
      other: facts.filter((_, index) => differences[index]!.document !== null),
      notEvaluated: [],
    };
  }

  /** A first month, or who never has documents, is told as a doubt. */
  #doubt(isDoubtful: boolean): { severity?: Severity } {
    return isDoubtful ? { severity: 'baja' } : {};
  }

  #party(key: string, name: string, amount: Cents, rows: readonly number[]): FactThirdParty {
    const { thirdParties } = this.#context.balance;
    const thirdParty = thirdParties.find((id) => id !== '' && id === key);
    return thirdParty > 0 ? { thirdParty, amount, rows } : { thirdParty: 0, amount, rows, absent: { nit: key, name } };
  }

  /** Employees, who are paid by payroll, entities that collect contributions and suppliers abroad send no invoices. */
  #needsDocument({ key, difference, booked }: OpenDifference, side: Side): boolean {
    if (difference.kind !== 'without') return true;
    if (booked === null || difference.base <= MINIMUM) return false;
    if (side === 'issued') return true;
    return !this.#exemptKeys().has(key) && !isForeign(key);
  }

  #exemptKeys(): ReadonlySet<string> {
    if (this.#exempt === null) {
      const { roles } = this.#context;
      const keys = new Set<string>();
      for (const { balance } of this.#months)
        for (const role of ['nomina', 'salariosPorPagar', 'aportes', 'delExterior'] as const)
          for (const key of balance.people(roles[role].in(balance).leaves()).keys) keys.add(key);
      this.#exempt = keys;
    }
    return this.#exempt;
  }
}

/** Differences of cents and roundings of many lines. */
const MINIMUM = 1_000_00n;

/** Ids of suppliers abroad: the range that the DIAN gives them, or letters. */
function isForeign(key: string): boolean {
  return /^44444\d{4}$/.test(key) || /[A-Z]/i.test(key);
}

function withEntry(entry: readonly FactEntryLine[]): Pick<RuleFact, 'entry'> {
  return entry.length === 0 ? {} : { entry };
}

function hasVat({ difference }: OpenDifference): boolean {
  return difference.kind === 'without' && difference.vat > 0n;
}

function flags(isFirst: boolean, isNever: boolean): Record<string, FactValue> {
  return { ...(isFirst ? { first: 1 } : {}), ...(isNever ? { never: 1 } : {}) };
}

function termsOf({ total, vat }: ElectronicDocument): FactTerm[] {
  const size = abs(total);
  return [
    { label: 'base', amount: size - vat, kind: 'term' },
    { label: 'vat', amount: vat, kind: 'term' },
    { label: 'total', amount: size, kind: 'total' },
  ];
}

function largest({ trade }: Booked): Booked['trade'][number] | undefined {
  return trade.toSorted((a, b) => Number(abs(b.amount) - abs(a.amount)))[0];
}

function rowsOf({ trade }: Booked): number[] {
  return trade.flatMap(({ rows }) => rows).sort((a, b) => a - b);
}
