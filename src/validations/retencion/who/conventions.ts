/** With whom the company keeps what it withholds on each concept: told from its last months, or said by the company. */
import type { AccountRole } from '#core/books/account-role.ts';
import { pastMonths } from '#core/books/past-months.ts';
import { type ThirdPartyConvention, thirdPartyConvention } from '#core/checks/third-party-convention.ts';
import { longestMatch } from '#core/reference/chart/prefix-index.ts';
import type { Context } from '../rules.ts';

/** Months that tell, the audited one among them. */
const TELLING = 4;

/** Without movements, with each third party: what nobody withheld says nothing. */
export function conventionOf(role: AccountRole, context: Context): ThirdPartyConvention {
  const { balance, history, period, parameters } = context;
  const leaves = role.leaves();
  const said = new Map<string, ThirdPartyConvention>([
    ...parameters.cuentasConTercero.map((prefix) => [prefix, 'tercero'] as const),
    ...parameters.cuentasConAutoridad.map((prefix) => [prefix, 'autoridad'] as const),
  ]);
  const first = leaves[0] === undefined ? role.prefixes[0] : balance.leaf(leaves[0]).code;
  const declared = first === undefined ? null : longestMatch(said, first);
  if (declared !== null) return declared;
  const months = [balance, ...pastMonths(history, period, TELLING - 1).balances];
  return (
    thirdPartyConvention(
      months.map((month) => ({ balance: month, leaves: role.in(month).leaves() })),
      'credit',
    ) ?? 'tercero'
  );
}
