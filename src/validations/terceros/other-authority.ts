/**
 * TER-3: what is withheld for the nation in the name of a municipality, what is a municipality's in the name of the DIAN, and the
 * value added tax to pay in the name of a customer or supplier. These accounts may be kept by third party, or with the authority
 * they are owed to: the other authority fits neither way.
 */
import type { Person } from '#core/books/person.ts';
import { isKnownAs } from '#core/reference/people/special-nits.ts';
import { isOfLocalTax } from './institution-names.es.ts';
import { stakeOf, type ThirdPartyKind } from './parties.ts';
import { type Context, severityIn, type ThirdPartyFact } from './rules.ts';

const ROLES = ['deLaNacion', 'deMunicipios', 'ivaPorPagar'] as const;
type AuthorityRole = (typeof ROLES)[number];

/** Strangers from which an account is kept in another way instead. */
const FEWEST = 3;

export function otherAuthorityFacts(
  context: Context,
  kinds: readonly ThirdPartyKind[],
  traders: ReadonlySet<string>,
): ThirdPartyFact[] {
  const { balance, roles, profile } = context;
  return ROLES.flatMap((role) =>
    roles[role].leaves().flatMap((leaf): ThirdPartyFact[] => {
      if (role === 'deLaNacion' && isOfLocalTax(balance.leaf(leaf).name)) return [];
      // Those of the SIMPLE pay industry and commerce to the DIAN.
      if (role === 'deMunicipios' && profile.regimen === 'simple') return [];
      const wrong = balance
        .leaf(leaf)
        .people.filter((person) => kinds[person.thirdParty] === 'someone' && isStranger(role, person, traders))
        .map((person) => ({ person, stake: stakeOf(person, context) }))
        .filter(({ stake }) => stake > 0n);
      if (wrong.length === 0 || wrong.length >= FEWEST) return [];
      const account = balance.leaf(leaf).code;
      return [
        {
          rule: 'TER-3',
          // Whose certificates they are is to be verified; what is owed has one creditor.
          severity: role === 'deMunicipios' ? 'baja' : (severityIn(account, context) ?? 'baja'),
          account,
          people: wrong.map(({ person: { thirdParty, rows }, stake }) => ({ thirdParty, amount: stake, rows })),
          amount: wrong.reduce((sum, { stake }) => sum + stake, 0n),
          data: { role },
          rows: wrong.flatMap(({ person }) => person.rows),
        },
      ];
    }),
  );
}

function isStranger(role: AuthorityRole, { key }: Person, traders: ReadonlySet<string>): boolean {
  if (role === 'deLaNacion') return isKnownAs(key, 'tax_authority_municipal');
  // Whoever sells to the DIAN is withheld from by it.
  if (role === 'deMunicipios') return isKnownAs(key, 'tax_authority_national') && !traders.has(key);
  return traders.has(key) && !isKnownAs(key, 'tax_authority_national');
}
