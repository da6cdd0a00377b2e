/** V11-c and e: credits with a deadline: VAT withheld, and credit balances. */

import { pastMonths } from '#core/books/past-months.ts';
import { byHabit, entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import { commonAccount, nationalAuthority } from '#core/checks/unpaid-tax.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import { ageOf } from './ageing.ts';
import { type Answer, type Context, nothing } from './rules.ts';

/** Months without a refund request from which it is reported. */
const LONG = 12;

/** ET 484-1: to be used in the period of withholding or the two following ones. */
export function withheldVat(context: Context): Answer {
  const { balance, period, profile, roles, tolerances } = context;
  const leaves = roles.reteIva.leaves();
  if (leaves.length === 0 || roles.reteIva.sum().closing <= tolerances.noise) return nothing;
  const months = periodMonths(profile);
  if (months === null) return { facts: [], notEvaluated: [{ reason: 'withoutPeriod' }] };
  const place = ((period.month - 1) % months) + 1;
  const { old, closing, missing } = ageOf(roles.reteIva, place + 2 * months, context);
  if (old <= tolerances.noise) return nothing;
  if (missing.length > 0) return { facts: [], notEvaluated: [{ reason: 'missingMonths', data: { months: missing } }] };
  const source = balance.leaf(leaves[0]!).code;
  return {
    facts: [
      {
        account: commonAccount(balance.codes(leaves)),
        amount: old,
        expected: closing - old,
        found: closing,
        data: { closing, months },
        entry: byHabit(entryBetween(ownAccount(balance, roles.iva.prefixes), source, old, nationalAuthority(balance))),
        rows: balance.rowsOf(leaves),
      },
    ],
    notEvaluated: [],
  };
}

function periodMonths({ periodoIva, regimen }: CompanyProfile): number | null {
  if (periodoIva === 'cuatrimestral') return 4;
  return periodoIva === 'bimestral' || regimen === 'simple' ? 2 : null;
}

/** ET 854: refunds must be requested within two years. A shorter history gives a lower bound of the age. */
export function balancesInFavour(context: Context): Answer {
  const { balance, roles, parameters, tolerances, history, period } = context;
  const leaves = roles.saldosAFavor.leaves();
  if (leaves.length === 0 || roles.saldosAFavor.sum().closing <= tolerances.noise) return nothing;
  const wanted = parameters.mesesDevolucion;
  const { months } = pastMonths(history, period, wanted - 1);
  const gap = months.indexOf(null);
  const known = (gap < 0 ? months.length : gap) + 1;
  const { old, closing } = ageOf(roles.saldosAFavor, known, context);
  if (old <= tolerances.noise) return nothing;
  if (known < LONG) return { facts: [], notEvaluated: [{ reason: 'shortHistory', data: { known } }] };
  return {
    facts: [
      {
        severity: known >= wanted ? 'media' : 'baja',
        account: commonAccount(balance.codes(leaves)),
        amount: old,
        expected: closing - old,
        found: closing,
        data: { closing, known, lost: known >= wanted ? 1 : 0 },
        rows: balance.rowsOf(leaves),
      },
    ],
    notEvaluated: [],
  };
}
