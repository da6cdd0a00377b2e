/**
 * TER-3: national withholding under a municipality, municipal withholding under DIAN, and VAT payable under a customer
 * or supplier. These accounts may be booked by third party, or under their authority: another authority is wrong in
 * both conventions.
 */
import type { ThirdParty } from '#core/books/third-party.ts';
import { isKnownAs } from '#core/reference/people/special-nits.ts';
import { isOfLocalTax } from './institution-names.es.ts';
import { type Context, severityIn, type ThirdPartyFact } from './rules.ts';
import { type IsTrader, stakeMeasure, stakeOf, type ThirdPartyKind } from './third-parties.ts';

const ROLES = ['deLaNacion', 'deMunicipios', 'ivaPorPagar'] as const;
type AuthorityRole = (typeof ROLES)[number];

/** Number of deviating third parties from which the account has another convention. */
const FEWEST = 3;

export function otherAuthorityFacts(
  context: Context,
  kinds: readonly ThirdPartyKind[],
  isTrader: IsTrader,
): ThirdPartyFact[] {
  const { balance, roles, profile } = context;
  return ROLES.flatMap((role) =>
    roles[role].leaves().flatMap((leaf): ThirdPartyFact[] => {
      if (role === 'deLaNacion' && isOfLocalTax(balance.leaf(leaf).name)) return [];
      // Companies in SIMPLE pay ICA to DIAN.
      if (role === 'deMunicipios' && profile.regimen === 'simple') return [];
      const wrong = balance
        .leaf(leaf)
        .people.filter((thirdParty) => kinds[thirdParty.entry] === 'someone' && isStranger(role, thirdParty, isTrader))
        .map((thirdParty) => ({ thirdParty, stake: stakeOf(thirdParty, context) }))
        .filter(({ stake }) => stake > 0n);
      if (wrong.length === 0 || wrong.length >= FEWEST) return [];
      const account = balance.leaf(leaf).code;
      return [
        {
          rule: 'TER-3',
          // Certificates are to be verified; a payable has one creditor.
          severity: role === 'deMunicipios' ? 'baja' : (severityIn(account, context) ?? 'baja'),
          account,
          thirdParties: wrong.map(({ thirdParty: { entry: thirdParty, rows }, stake }) => ({
            thirdParty,
            amount: stake,
            rows,
          })),
          amount: wrong.reduce((sum, { stake }) => sum + stake, 0n),
          series: { measure: stakeMeasure(wrong[0]!.thirdParty, context) },
          data: { role },
          rows: wrong.flatMap(({ thirdParty }) => thirdParty.rows),
        },
      ];
    }),
  );
}

function isStranger(role: AuthorityRole, { key, entry }: ThirdParty, isTrader: IsTrader): boolean {
  if (role === 'deLaNacion') return isKnownAs(key, 'tax_authority_municipal');
  // Sellers to DIAN are withheld from by it.
  if (role === 'deMunicipios') return isKnownAs(key, 'tax_authority_national') && !isTrader(entry);
  return isTrader(entry) && !isKnownAs(key, 'tax_authority_national');
}
