/**
 * Third parties under which the company books withholding by concept: inferred from its last months, or from
 * parameters.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import { pastMonths } from '#core/books/past-months.ts';
import { type ThirdPartyConvention, thirdPartyConvention } from '#core/checks/third-party-convention.ts';
import { longestMatch } from '#core/reference/chart/prefix-index.ts';
import type { Context } from '../rules.ts';

/** Months inspected, the audited one included. */
const TELLING = 4;

/** Without movements: by third party. */
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
