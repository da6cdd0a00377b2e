/** What the rules of the PILA share: each crossing worked out when a rule first needs it. */
import type { Reason } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { contributionDifferences, type EmployeeDifference, type EmployeesCrossed, employeesCrossed } from './match.ts';
import type { Context } from './settings.ts';

export interface PlanillaFacts {
  facts: readonly RuleFact[];
  notEvaluated: readonly Reason[];
}

export class Analysis {
  readonly #context: Context;
  #employees: EmployeesCrossed | null | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  get contributions(): PlanillaFacts {
    const differences = contributionDifferences(this.#context);
    if (differences === null) return { facts: [], notEvaluated: [{ reason: 'sin_cuentas' }] };
    return {
      facts: differences.map(({ contribution, account, entities, booked, paid }) => {
        const amount = abs(booked - paid);
        const total = entities.reduce((sum, one) => sum + one.booked, 0n);
        return {
          account,
          subject: contribution,
          thirdParties: entities.map(({ entry, booked: part, rows }) => ({
            thirdParty: entry,
            amount: total === 0n ? amount : (amount * part) / total,
            rows,
          })),
          amount,
          expected: paid,
          found: booked,
          data: { contribution, direction: booked > paid ? 'more' : 'less' },
          formula: [
            { label: 'booked', amount: booked, kind: 'term' },
            { label: 'paid', amount: -paid, kind: 'term' },
            { label: 'difference', amount: booked - paid, kind: 'total' },
          ],
          rows: entities.flatMap(({ rows }) => rows).sort((a, b) => a - b),
        };
      }),
      notEvaluated: [],
    };
  }

  get missing(): PlanillaFacts {
    return this.#ofEmployees(({ missing }) => missing.map((one) => employeeFact(one, one.wage)));
  }

  get below(): PlanillaFacts {
    return this.#ofEmployees(({ below }) =>
      below.map((one) => ({
        ...employeeFact(one, one.base - one.person!.base),
        expected: one.base,
        found: one.person!.base,
      })),
    );
  }

  get ghosts(): PlanillaFacts {
    const { thirdParties } = this.#context.balance;
    return this.#ofEmployees(({ ghosts }) =>
      ghosts.map(({ key, name, base }) => {
        const thirdParty = thirdParties.find((id) => id !== '' && id === key);
        return {
          account: null,
          subject: key,
          thirdParties: [
            thirdParty > 0
              ? { thirdParty, amount: base, rows: [] }
              : { thirdParty: 0, amount: base, rows: [], absent: { nit: key, name } },
          ],
          amount: base,
          rows: [],
        };
      }),
    );
  }

  #ofEmployees(facts: (crossed: EmployeesCrossed) => RuleFact[]): PlanillaFacts {
    if (this.#employees === undefined) this.#employees = employeesCrossed(this.#context);
    if (this.#employees === null) return { facts: [], notEvaluated: [{ reason: 'sin_empleados' }] };
    if (this.#employees.isUnlike) return { facts: [], notEvaluated: [{ reason: 'otros_empleados' }] };
    return { facts: facts(this.#employees), notEvaluated: [] };
  }
}

function employeeFact({ entry, account, rows }: EmployeeDifference, amount: Cents): RuleFact {
  return {
    account,
    subject: String(entry),
    thirdParties: [{ thirdParty: entry, amount, rows }],
    amount,
    rows,
  };
}
