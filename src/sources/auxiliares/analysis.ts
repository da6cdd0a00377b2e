/** What the rules of registers share: each register against its accounts. */
import type { Reason } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { RegisterKind, RegisterLine } from '#core/source/register.ts';
import type { Context, Role } from './settings.ts';

export interface RegisterFacts {
  facts: readonly RuleFact[];
  notEvaluated: readonly Reason[];
}

/** Of so many third parties, a third must agree. */
const ENOUGH = 6;

/** What a third party owes or is owed can be read without or with what stands on the other side. */
const readingsOf = {
  receivable: { sign: 1n, own: 'clientes', with: ['anticiposDeClientes'] },
  payable: { sign: -1n, own: 'proveedores', with: ['cuentasPorPagar', 'anticiposAProveedores'] },
} as const satisfies Partial<Record<RegisterKind, { sign: bigint; own: Role; with: readonly Role[] }>>;

interface Booked {
  entry: number;
  account: string;
  rows: readonly number[];
  readings: readonly Cents[];
}

export class Analysis {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  get receivables(): RegisterFacts {
    return this.#people('receivable');
  }

  get payables(): RegisterFacts {
    return this.#people('payable');
  }

  get assets(): RegisterFacts {
    const cost = this.#accounts('asset', 'activosFijos', ({ amount }) => amount, 1n);
    const hasDepreciation = this.#linesOf('asset').some(({ depreciation }) => depreciation > 0n);
    const worn = hasDepreciation
      ? this.#total('asset', 'depreciacion', ({ depreciation }) => depreciation, -1n)
      : { facts: [], notEvaluated: [] };
    return { facts: [...cost.facts, ...worn.facts], notEvaluated: cost.notEvaluated };
  }

  get inventory(): RegisterFacts {
    return this.#accounts('inventory', 'inventarios', ({ amount }) => amount, 1n);
  }

  #linesOf(kind: RegisterKind): readonly RegisterLine[] {
    return this.#context.lines.filter((line) => line.kind === kind);
  }

  #people(kind: keyof typeof readingsOf): RegisterFacts {
    const lines = this.#linesOf(kind);
    if (lines.length === 0) return missing(kind);
    const { tolerance } = this.#context;
    const booked = this.#bookedPeople(kind);
    const byKey = new Map(lines.map((line) => [line.key, line]));
    const keys = new Set([
      ...byKey.keys(),
      ...[...booked].filter(([, one]) => one.readings[0] !== 0n).map(([key]) => key),
    ]);
    const open = [...keys].filter((key) => {
      const said = byKey.get(key)?.amount ?? 0n;
      const readings = booked.get(key)?.readings ?? [0n];
      return readings.every((one) => abs(one - said) > tolerance);
    });
    if (keys.size >= ENOUGH && (keys.size - open.length) * 3 < keys.size)
      return { facts: [], notEvaluated: [{ reason: 'no_cruza' }] };
    return {
      facts: open.map((key) => {
        const line = byKey.get(key);
        const one = booked.get(key);
        const said = line?.amount ?? 0n;
        const found = one?.readings[0] ?? 0n;
        const amount = abs(said - found);
        return {
          account: one?.account ?? null,
          subject: key,
          thirdParties: [
            one !== undefined
              ? { thirdParty: one.entry, amount, rows: one.rows }
              : { thirdParty: 0, amount, rows: [], absent: { nit: key, name: line?.name ?? '' } },
          ],
          ...figures(said, found),
          rows: one?.rows ?? [],
        };
      }),
      notEvaluated: [],
    };
  }

  #bookedPeople(kind: keyof typeof readingsOf): ReadonlyMap<string, Booked> {
    const { balance, roles } = this.#context;
    const { sign, own, with: others } = readingsOf[kind];
    const found = new Map<string, { entry: number; account: string; rows: number[]; own: Cents; others: Cents[] }>();
    for (const [at, role] of [own, ...others].entries())
      for (const leaf of roles[role].in(balance).leaves())
        for (const { key, entry, closing, rows } of balance.people([leaf]).list) {
          let one = found.get(key);
          if (one === undefined) {
            one = { entry, account: balance.leaf(leaf).code, rows: [], own: 0n, others: others.map(() => 0n) };
            found.set(key, one);
          }
          if (at === 0) one.own += sign * closing;
          else one.others[at - 1]! += sign * closing;
          one.rows.push(...rows);
        }
    return new Map(
      [...found].map(([key, { own: alone, others: more, ...one }]) => {
        const whole = more.reduce((sum, amount) => sum + amount, alone);
        return [key, { ...one, readings: [alone, ...more.map((amount) => alone + amount), whole] }];
      }),
    );
  }

  /** By account where the register has their codes, or else as a whole. */
  #accounts(kind: RegisterKind, role: Role, of: (line: RegisterLine) => Cents, sign: 1n | -1n): RegisterFacts {
    const lines = this.#linesOf(kind);
    if (lines.length === 0) return missing(kind);
    if (lines.some(({ key }) => key === '')) return this.#total(kind, role, of, sign);
    const { balance, tolerance } = this.#context;
    const facts = lines.flatMap((line): RuleFact[] => {
      const found = balance.sum(line.key).closing;
      return abs(found - of(line)) <= tolerance
        ? []
        : [{ account: line.key, subject: line.key, ...figures(of(line), found), rows: [] }];
    });
    return { facts, notEvaluated: [] };
  }

  #total(kind: RegisterKind, role: Role, of: (line: RegisterLine) => Cents, sign: 1n | -1n): RegisterFacts {
    const { balance, roles, tolerance } = this.#context;
    const leaves = roles[role].in(balance).leaves();
    const said = this.#linesOf(kind).reduce((sum, line) => sum + of(line), 0n);
    const found = sign * balance.sumOf(leaves).closing;
    if (abs(said - found) <= tolerance) return { facts: [], notEvaluated: [] };
    const account = roles[role].in(balance).prefixes[0]!;
    return { facts: [{ account, subject: `${kind} ${role}`, ...figures(said, found), rows: [] }], notEvaluated: [] };
  }
}

function figures(said: Cents, found: Cents) {
  return {
    amount: abs(said - found),
    expected: said,
    found,
    data: { direction: found > said ? 'more' : 'less' },
    formula: [
      { label: 'register', amount: said, kind: 'term' as const },
      { label: 'booked', amount: -found, kind: 'term' as const },
      { label: 'difference', amount: said - found, kind: 'total' as const },
    ],
  };
}

function missing(kind: RegisterKind): RegisterFacts {
  return { facts: [], notEvaluated: [{ reason: 'sin_registro', data: { kind } }] };
}
