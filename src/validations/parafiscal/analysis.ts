/** The contributions of the month and what their rules share, each worked out when the first of them asks. */
import { pastMonths } from '#core/books/past-months.ts';
import type { Found, RuleFact } from '#core/engine/rule.ts';
import { minimumWage } from '#core/reference/payroll/minimum-wage.ts';
import { ContributionMonth } from './contribution-month.ts';
import { type Assessment, assess, dueWithoutAny } from './employer.ts';
import { oneEmployeeFacts } from './one-employee.ts';
import { riskRateFacts } from './risk-rate.ts';
import { type Context, contributions } from './roles.ts';

const WINDOW = 6;

export class Contributions {
  readonly context: Context;
  readonly month: ContributionMonth;
  #assessed: readonly Assessment[] | null = null;
  #risk: readonly RuleFact[] | null = null;
  #leftOut: readonly RuleFact[] | null = null;
  #past: readonly ContributionMonth[] | null = null;

  constructor(context: Context, month: ContributionMonth) {
    this.context = context;
    this.month = month;
  }

  get hasPayroll(): boolean {
    const { wageLeaves, leaves } = this.month;
    return wageLeaves.length > 0 || contributions.some((one) => leaves[one].length > 0);
  }

  /** Caps of bases and the exemption depend on a minimum wage that the table does not have. */
  get isWithoutWage(): boolean {
    return this.month.isByEmployee && minimumWage(this.context.period.year) === null;
  }

  /** The base of each contribution is known: there is a payroll, and the wage that its caps depend on. */
  get isComparable(): boolean {
    return this.hasPayroll && !this.isWithoutWage;
  }

  get assessed(): readonly Assessment[] {
    this.#assessed ??= this.isComparable ? assess(this.context, this.month, () => this.past) : [];
    return this.#assessed;
  }

  /** The half year before, latest first. */
  get past(): readonly ContributionMonth[] {
    const { history, period } = this.context;
    this.#past ??= pastMonths(history, period, WINDOW).balances.map(
      (before) => new ContributionMonth(before, before.period ?? period, this.context),
    );
    return this.#past;
  }

  /** Contributions due of a month that booked none. */
  get dueWithoutAny(): readonly Assessment[] {
    return dueWithoutAny(this.assessed, this.context, this.month);
  }

  /** Those that differ from the payroll, unless the month booked none. */
  get apart(): readonly Assessment[] {
    return this.dueWithoutAny.length > 0 ? [] : this.assessed.filter(({ gap }) => gap !== 0n);
  }

  /** Occupational risk below its own rate: it says more than the distance from the class of the profile. */
  get risk(): readonly RuleFact[] {
    this.#risk ??= riskRateFacts(this.context, this.month, () => this.past);
    return this.#risk;
  }

  /** One employee left out of what the total does not tell; it says more than the distance of risk from its class. */
  get leftOut(): readonly RuleFact[] {
    if (this.#leftOut === null) {
      const told = new Set(this.apart.filter(({ gap }) => gap < 0n).map(({ contribution }) => contribution));
      told.delete('riesgos');
      if (this.risk.length > 0) told.add('riesgos');
      this.#leftOut =
        this.dueWithoutAny.length > 0 ? [] : oneEmployeeFacts(this.context, this.month, () => this.past, told);
    }
    return this.#leftOut;
  }

  /** Facts of a rule that depends on the bases; reported as not evaluated without the minimum wage. */
  compared(found: () => Found): Found {
    if (!this.isWithoutWage) return this.hasPayroll ? found() : { facts: [] };
    return { facts: [], notEvaluated: [{ reason: 'withoutWage', data: { year: this.context.period.year } }] };
  }
}
