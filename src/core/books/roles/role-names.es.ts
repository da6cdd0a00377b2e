/**
 * What an account's name says that it is. Names are normalised (`plainName`): capitals without accents. The first match of
 * a class wins, so narrow names precede wide ones.
 */
import { lookUp } from '#core/dictionary/look-up.ts';
import { TextMemo } from '#core/dictionary/text-memo.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import { ASSETS } from './names/asset-names.es.ts';
import { LIABILITIES } from './names/liability-names.es.ts';
import type { NamedRole } from './names/named-role.es.ts';
import { COSTS, EQUITY_AND_INCOME, EXPENSES, STAFF } from './names/result-names.es.ts';
import type { CommonRole } from './vocabulary.ts';

const BY_CLASS: Readonly<Record<string, readonly NamedRole[]>> = {
  '1': ASSETS,
  '2': LIABILITIES,
  '3': EQUITY_AND_INCOME,
  '4': EQUITY_AND_INCOME,
  '5': EXPENSES,
  '6': COSTS,
  '7': COSTS,
};

/** Role that a normalised name says, under a code of its class; `isStaff`: below a title of wages. Null if it says none. */
export function roleOfName(code: string, name: string, isStaff: boolean): { role: CommonRole; isWeak: boolean } | null {
  const cuenta = code.slice(0, CUENTA);
  return rolesOfNames.of(`${cuenta}${isStaff ? '+' : ' '}${name}`, () => {
    const found = rolesUnder(cuenta, isStaff).find((one) => one.name.test(name) && !one.not?.test(name));
    return found ? { role: found.role, isWeak: found.weak === true } : null;
  });
}

/** By cuenta and name: months repeat their accounts. */
const rolesOfNames = new TextMemo<{ role: CommonRole; isWeak: boolean } | null>(5000);

/** No role is told apart by more digits. */
const CUENTA = 4;
const underCuenta = new Map<string, readonly NamedRole[]>();

/** Roles that accounts of a cuenta may play: a chart asks for the same few hundred cuentas each month. */
function rolesUnder(cuenta: string, isStaff: boolean): readonly NamedRole[] {
  const key = isStaff ? `${cuenta}+` : cuenta;
  let roles = underCuenta.get(key);
  if (roles === undefined) {
    const isListed = pucAccount(cuenta) !== null;
    roles = [...(isStaff ? STAFF : []), ...(lookUp(BY_CLASS, cuenta[0]!) ?? [])].filter(
      ({ under, isUnlisted }) => !(isUnlisted && isListed) && under.some((prefix) => cuenta.startsWith(prefix)),
    );
    underCuenta.set(key, roles);
  }
  return roles;
}

/** All roles of a class, those of work before other costs. */
const OF_CLASS: ReadonlyMap<string, readonly NamedRole[]> = new Map(
  Object.entries(BY_CLASS).map(([digit, names]) => {
    if (digit < '5') return [digit, names];
    return [
      digit,
      digit === '5' ? [...names.filter(({ isUnlisted }) => !isUnlisted), ...STAFF, ...names] : [...STAFF, ...names],
    ];
  }),
);

/**
 * The same where the decree does not have the account: only the class is evidence, and staff may be named without a title.
 * `isForeign`: no code of the chart is the decree's, so that wide names say what they say.
 */
export function roleInClass(
  code: string,
  name: string,
  isForeign: boolean,
): { role: CommonRole; isWeak: boolean } | null {
  const found = OF_CLASS.get(code[0]!)?.find(
    (one) =>
      (isForeign || !(one.weak || one.isUnlisted)) &&
      one.under.some((prefix) => prefix[0] === code[0]) &&
      one.name.test(name) &&
      !one.not?.test(name),
  );
  return found ? { role: found.role, isWeak: found.weak === true } : null;
}

/** Whether a title in the expenses is of wages and what follows from them. */
export function isStaffTitle(name: string): boolean {
  return /\b(PERSONAL|NOMINA|LABORALES|MANO DE OBRA)\b|BENEFICIOS? A (LOS )?EMPLEADOS/.test(name);
}

const ASSETS_BY_NAME: readonly (readonly [asset: string, RegExp])[] = [
  ['1635', /\bLICENCIAS?\b|\bSOFTWARE\b|PROGRAMAS?\b/],
  ['1610', /\bMARCAS?\b/],
  ['1615', /\bPATENTES?\b/],
  ['1528', /\bCOMPUT|\bPORTATILES\b|PROCESAMIENTO DE DATOS/],
  ['1524', /\bMUEBLES\b|\bENSERES\b|\bOFICINA\b|\bMOBILIARIO|\bESTANTERIA/],
  ['1540', /\bVEHICULO|\bFLOTA\b|\bTRANSPORTE\b|\bCAMION|\bTRACTO|\bAUTOMOVIL|\bMOTOS?\b|\bMOTOCICLETA/],
  ['1520', /\bMAQUINA|\bFORMALETA|\bAPILADOR/],
  ['1516', /\bEDIFICI|\bEDIFICACION|\bCONSTRUCCION/],
];

/** The asset that a name means, by its account in the decree: of what is accumulated on it. Null if it names none. */
export function assetOfName(name: string): string | null {
  return ASSETS_BY_NAME.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}
