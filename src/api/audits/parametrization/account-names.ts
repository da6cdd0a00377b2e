/** Names of accounts for the parametrization: the company's own, and PUC titles. */
import { pucAccount } from '#core/reference/chart/puc.ts';
import type { Declared } from '../declarations.ts';
import type { AccountName } from './contract.ts';

/** Lengths of class, group, account and subaccount of the PUC. */
const titleLengths = [1, 2, 4, 6];

/** By code; `own`: accounts of a month. */
export function accountNames(
  own: readonly { code: string; name: string }[],
  declared: readonly Declared[],
): AccountName[] {
  const ownCodes = new Set(own.map(({ code }) => code));
  const titles = new Set([
    ...own.flatMap(({ code }) => titleLengths.map((length) => code.slice(0, length))),
    ...declared.flatMap(({ validation }) => prefixesOf(validation)),
  ]);
  const named = [...titles].flatMap((code): AccountName[] => {
    const name = ownCodes.has(code) ? undefined : pucAccount(code)?.name;
    return name === undefined ? [] : [{ code, name, isOwn: false }];
  });
  return [...own.map(({ code, name }) => ({ code, name, isOwn: true })), ...named].sort((a, b) =>
    a.code < b.code ? -1 : 1,
  );
}

/** Default prefixes of roles and pairs. */
function prefixesOf({ roles, parameters }: Declared['validation']): string[] {
  const pairs = Object.values(parameters).flatMap((parameter) => (parameter.kind === 'pairs' ? parameter.default : []));
  return [...Object.values(roles).flat(), ...pairs.flat()];
}
