/** What the rules of the report of third parties share. */
import type { FactEntryLine, Reason } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs } from '#core/money/money.ts';
import type { ReportedKind } from '#core/source/reported.ts';
import { Crossing, type Difference } from './match/crossing.ts';
import type { Context, Role } from './settings.ts';

export interface ReportedFacts {
  facts: readonly RuleFact[];
  notEvaluated: readonly Reason[];
}

/** An account of the books for each side, and what stands against it. */
const accountsOf: Readonly<Record<ReportedKind, { role: Role; against: Role; sign: 1n | -1n } | null>> = {
  withheld: { role: 'retenciones', against: 'porCobrar', sign: 1n },
  vat_withheld: { role: 'retencionesIva', against: 'porCobrar', sign: 1n },
  income: { role: 'ingresos', against: 'porCobrar', sign: -1n },
  purchase: { role: 'gastos', against: 'porPagar', sign: 1n },
  bank: null,
};

export class Analysis {
  readonly #context: Context;
  readonly #crossing: Crossing;

  constructor(context: Context) {
    this.#context = context;
    this.#crossing = new Crossing(context);
  }

  /** Withheld from the company and not in its books, or less. */
  get notBooked(): ReportedFacts {
    return this.#withheld(
      (one) => one.reported > one.found,
      () => [],
    );
  }

  /** In its books and not reported, or less. */
  get notReported(): ReportedFacts {
    return this.#withheld(
      (one) => one.reported < one.found,
      (kind) => this.#crossing.unreported(kind),
    );
  }

  get income(): ReportedFacts {
    return this.#of('income');
  }

  get purchases(): ReportedFacts {
    return this.#of('purchase');
  }

  get banks(): ReportedFacts {
    return this.#of('bank');
  }

  #withheld(
    isTold: (one: Difference) => boolean,
    others: (kind: ReportedKind) => readonly Difference[],
  ): ReportedFacts {
    const both = (['withheld', 'vat_withheld'] as const).map((kind) => {
      const { facts, notEvaluated } = this.#of(kind, isTold);
      const more = notEvaluated.length > 0 ? [] : others(kind).map((one) => this.#factOf(one));
      return { facts: [...facts, ...more], notEvaluated };
    });
    return {
      facts: both.flatMap(({ facts }) => facts),
      notEvaluated: both.flatMap((one) => one.notEvaluated).slice(0, 1),
    };
  }

  #of(kind: ReportedKind, isTold: (one: Difference) => boolean = () => true): ReportedFacts {
    const { differences, unlike, unknown, unseen } = this.#crossing.of(kind);
    if (unlike) return { facts: [], notEvaluated: [{ reason: 'no_cruza' }] };
    const notEvaluated: Reason[] = [];
    if (unseen > 0) notEvaluated.push({ reason: 'faltan_meses', data: { count: unseen } });
    // What words leave open is a purchase or a sale.
    if (unknown > 0 && (kind === 'income' || kind === 'purchase'))
      notEvaluated.push({ reason: 'sin_clasificar', data: { count: unknown } });
    return {
      facts: differences.filter(isTold).map((one) => this.#factOf(one)),
      notEvaluated: notEvaluated.slice(0, 1),
    };
  }

  #factOf(one: Difference): RuleFact {
    const { kind, key, name, booked, found, reported } = one;
    const amount = abs(reported - found);
    const entry = booked?.entry || this.#entryOf(key);
    const rows = booked?.rows ?? [];
    return {
      account: booked?.account ?? null,
      subject: `${kind} ${key}`,
      thirdParties: [
        entry > 0
          ? { thirdParty: entry, amount, rows }
          : { thirdParty: 0, amount, rows: [], absent: { nit: key, name: name || (booked?.name ?? '') } },
      ],
      amount,
      expected: reported,
      found,
      data: { kind, direction: reported > found ? 'less' : 'more' },
      formula: [
        { label: 'reported', amount: reported, kind: 'term' },
        { label: 'booked', amount: -found, kind: 'term' },
        { label: 'difference', amount: reported - found, kind: 'total' },
      ],
      entry: reported > found && entry > 0 ? this.#suggested(one, entry) : [],
      rows,
    };
  }

  #entryOf(key: string): number {
    const { thirdParties } = this.#context.balance;
    for (let entry = 1; entry < thirdParties.count; entry++) if (thirdParties.key(entry) === key) return entry;
    return 0;
  }

  /** What is reported beyond the books, on the accounts by which they have the third party. */
  #suggested({ kind, booked, reported, found }: Difference, thirdParty: number): readonly FactEntryLine[] {
    const accounts = accountsOf[kind];
    if (accounts === null) return [];
    const { roles } = this.#context;
    const amount = reported - found;
    const own = { account: booked?.account ?? roles[accounts.role].prefixes[0]!, thirdParty };
    const other = { account: roles[accounts.against].prefixes[0]!, thirdParty };
    const [debited, credited] = accounts.sign > 0n ? [own, other] : [other, own];
    return [
      { ...debited, debit: amount, credit: 0n },
      { ...credited, debit: 0n, credit: amount },
    ];
  }
}
