/** License form: initial values and request body. */
import type { License } from '#api/subscription/licenses/contract.ts';
import { addDays, type PlanKey, plan as planOf } from '#core/product/license.ts';

export interface RenewValues {
  plan: PlanKey;
  /** Last day, `YYYY-MM-DD`. */
  until: string;
  companies: number;
  users: number;
  note?: string;
}

/** The current license, one term later if ended; without one, a year of the smallest paid plan. */
export function startOf({ plan, endsOn, companies, users }: License['attributes'], today: string): RenewValues {
  if (plan === null || endsOn === null) {
    const { key, days, companies: some, users: others } = planOf('empresa');
    return { plan: key, until: addDays(today, days), companies: some, users: others };
  }
  const until = endsOn < today ? addDays(today, planOf(plan).days) : endsOn;
  return { plan, until, companies: companies.included, users: users.included };
}

export function renewalOf({ plan, until, companies, users, note = '' }: RenewValues) {
  const said = note.trim();
  return { plan, ends_on: until, companies, users, ...(said === '' ? {} : { note: said }) };
}
