/** ET 911: a company in SIMPLE withholds on wages only; any other withholding is wrong. */
import type { RuleFact } from '#core/engine/rule.ts';
import { conceptKeys } from '../concepts.ts';
import type { Role } from '../default-roles.ts';
import { type Context, placesOf } from '../rules.ts';

const NOT_ITS_OWN: readonly Role[] = [...conceptKeys.map((key) => placesOf[key].withheld), 'otrasRetenciones'];

export function withheldInSimple({ balance, roles, tolerances }: Context): RuleFact[] {
  return NOT_ITS_OWN.flatMap((role) => roles[role].leaves()).flatMap((leaf): RuleFact[] => {
    const { credit } = balance.leaf(leaf).sum;
    if (credit <= tolerances.noise) return [];
    return [
      {
        account: balance.leaf(leaf).code,
        thirdParties: balance
          .leaf(leaf)
          .people.filter((thirdParty) => thirdParty.credit > 0n)
          .map((thirdParty) => ({ thirdParty: thirdParty.entry, amount: thirdParty.credit, rows: thirdParty.rows })),
        amount: credit,
        expected: 0n,
        found: credit,
        rows: balance.rowsOf([leaf]),
      },
    ];
  });
}
