/** Companies without self-withholding: in SIMPLE, not exempt from contributions, or natural persons. */
import type { Context, SelfFact } from './rules.ts';

/** Reports what was booked nevertheless; `notApplicable` when nothing was; empty when the validation goes on. */
export function notItsOwn(isBooked: boolean, { balance, roles, profile }: Context): SelfFact[] | 'notApplicable' {
  const kind = kindOf(profile);
  if (kind === null) return [];
  if (!isBooked) return 'notApplicable';
  const leaves = roles.porPagar.leaves();
  const { credit } = roles.porPagar.sum();
  return [
    {
      severity: kind === 'simple' ? 'media' : 'baja',
      account: balance.leaf(leaves[0]!).code,
      amount: credit,
      expected: 0n,
      found: credit,
      data: { kind },
      rows: balance.rowsOf(leaves),
    },
  ];
}

function kindOf({ regimen, exonerado1141, autorretenedorRenta }: Context['profile']): 'simple' | 'notExempt' | null {
  if (regimen === 'simple') return 'simple';
  return exonerado1141 === false && autorretenedorRenta !== true ? 'notExempt' : null;
}
