/**
 * V11-a, b and d: withholdings and advances of former years are crossed with the return, and nothing remains. Until a
 * year's return is booked its credits are in place; older ones are not.
 */
import { previousMonth } from '#core/calendar/period.ts';
import { commonAccount, nationalAuthority } from '#core/checks/unpaid-tax.ts';
import { isCedula } from '#core/reference/people/special-nits.ts';
import { ageOf } from './ageing.ts';
import { crossingEntry, municipality } from './crossing-entry.ts';
import { type AdvanceFact, type Answer, type Context, nothing, type Role, together } from './rules.ts';

interface Kind {
  rule: 'ANI-1' | 'ANI-2' | 'ANI-4';
  role: Role;
  /** Tax that it is crossed with. */
  against: Role;
  /** Month by whose end the return is booked. */
  month(context: Context): number;
}

const MONTHS_OF_YEAR = 12;

/** A natural person files in August to October (DUR 1625/2016, 1.6.1.13.2.15), a company until May. */
const MONTH_OF_PEOPLE = 10;

function income({ balance, parameters }: Context): number {
  const { nit } = balance.company;
  return nit !== null && isCedula(nit)
    ? Math.max(parameters.mesDeclaracionRenta, MONTH_OF_PEOPLE)
    : parameters.mesDeclaracionRenta;
}

const municipal = ({ parameters }: Context): number => parameters.mesDeclaracionIca;

const KINDS: readonly Kind[] = [
  { rule: 'ANI-1', role: 'anticipoRenta', against: 'impuestoDeRenta', month: income },
  { rule: 'ANI-2', role: 'retencion', against: 'impuestoDeRenta', month: income },
  { rule: 'ANI-2', role: 'autorretencion', against: 'impuestoDeRenta', month: income },
  { rule: 'ANI-4', role: 'reteIca', against: 'ica', month: municipal },
  { rule: 'ANI-4', role: 'anticipoIca', against: 'ica', month: municipal },
];

/** Of one of the rules ANI-1, ANI-2 and ANI-4. */
export function formerYears(rule: Kind['rule'], context: Context): Answer {
  return together(...KINDS.filter((kind) => kind.rule === rule).map((kind) => formerYearsOf(kind, context)));
}

function formerYearsOf({ role, against, month }: Kind, context: Context): Answer {
  const { balance, history, period, roles, tolerances } = context;
  const leaves = roles[role].leaves();
  if (leaves.length === 0) return nothing;
  // Before its return is booked, the previous year may remain too.
  const isEarly = period.month < month(context);
  // The part not explained by debits since that January dates from before it.
  const { old, closing, missing } = ageOf(roles[role], period.month + (isEarly ? MONTHS_OF_YEAR : 0), context);
  if (old <= tolerances.noise) return nothing;
  if (missing.length > 0) return { facts: [], notEvaluated: [{ reason: 'missingMonths', data: { months: missing } }] };
  // Reported by the first month that can detect it, not again a month later.
  const isKnown = period.month !== month(context) && history.at(previousMonth(period)) !== null;
  const account = commonAccount(balance.codes(leaves));
  const fact: AdvanceFact = {
    severity: old >= tolerances.materiality && !isKnown ? 'media' : 'baja',
    account,
    subject: role,
    amount: old,
    expected: closing - old,
    found: closing,
    data: {
      role,
      closing,
      since: period.year - (isEarly ? 1 : 0),
      early: isEarly ? 1 : 0,
      known: isKnown ? 1 : 0,
    },
    formula: [
      { label: 'closing', amount: closing, kind: 'term' },
      { label: isEarly ? 'ofBothYears' : 'ofTheYear', amount: old - closing, kind: 'term' },
      { label: 'old', amount: old, kind: 'total' },
    ],
    entry: crossingEntry(
      balance,
      roles[role],
      roles[against],
      against === 'ica' ? municipality(balance, roles.ica) : nationalAuthority(balance),
      old,
    ),
    rows: balance.rowsOf(leaves),
  };
  return { facts: [fact], notEvaluated: [] };
}
