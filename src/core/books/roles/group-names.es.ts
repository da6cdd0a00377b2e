/**
 * Groups of the chart by name: charts of IFRS subsidiaries, of cooperatives and of ERPs number their groups otherwise (13
 * «Inventarios», 17 «Activos materiales»), and their titles say which group of the decree it is.
 */
import { lookUp } from '#core/dictionary/look-up.ts';

interface NamedGroup {
  /** Where the group's accounts have their place: the group, or its usual account where one says what they are. */
  place: string;
  name: RegExp;
  not?: RegExp;
}

const GROUPS: Readonly<Record<string, readonly NamedGroup[]>> = {
  '1': [
    { place: '1355', name: /^ACTIVOS? POR IMPUESTOS?\b/, not: /DIFERIDO/ },
    { place: '11', name: /^(EFECTIVO|DISPONIBLE)\b/ },
    { place: '14', name: /^INVENTARIOS?\b/ },
    { place: '15', name: /^PROPIEDAD(ES)? PLANTA|^ACTIVOS (MATERIALES|FIJOS)\b/ },
    { place: '16', name: /\bINTANGIBLES\b/ },
    { place: '13', name: /^CARTERA( DE CREDITOS?)?$|^DEUDORES\b|^CUENTAS (COMERCIALES )?POR COBRAR\b/ },
    { place: '12', name: /^INVERSIONES\b/ },
  ],
  '2': [
    { place: '25', name: /BENEFICIOS A (LOS )?EMPLEADOS|^OBLIGACIONES LABORALES\b/ },
    { place: '21', name: /^(OBLIGACIONES|PASIVOS) FINANCIER[AO]S\b|^PRESTAMOS\b/ },
    { place: '24', name: /^PASIVOS? POR IMPUESTOS?\b|^IMPUESTOS\b/, not: /DIFERIDO/ },
    { place: '22', name: /^PROVEEDORES\b/ },
    // Savings that members keep in a cooperative.
    { place: '2810', name: /^DEPOSITOS\b/ },
    { place: '23', name: /^CUENTAS (COMERCIALES )?POR PAGAR\b|^ACREEDORES\b/ },
  ],
  '3': [
    { place: '3605', name: /^(RESULTADOS?|UTILIDAD|EXCEDENTES?|GANANCIAS?)\b.*\bEJERCICIO$/ },
    { place: '3705', name: /^(RESULTADOS?|UTILIDADES|EXCEDENTES|GANANCIAS)\b.*\b(ACUMULAD|ANTERIORES)/ },
    { place: '3305', name: /^RESERVAS\b/ },
    { place: '31', name: /^CAPITAL\b/ },
  ],
};

/** Stands for the accounts of a group with numbers of its own: the decree has no such account. */
export const FREE = '00';
const GROUP = 2;

/** Groups by liquidity, as the statements of IFRS have them: what the decree's groups are is said one level below. */
const BY_LIQUIDITY = /^(ACTIVOS?|PASIVOS?) (NO )?CORRIENTES?$|^PATRIMONIO$/;
const BELOW_LIQUIDITY = 4;

/**
 * Place of a renumbered group, or of an account that is one below a title of liquidity; null where its code may be right,
 * and where two groups share the name.
 */
export function placeOfGroup(code: string, name: string, title = ''): string | null {
  if (code.length !== GROUP && !(code.length === BELOW_LIQUIDITY && BY_LIQUIDITY.test(title))) return null;
  const named = (lookUp(GROUPS, code[0]!) ?? []).filter((group) => group.name.test(name) && !group.not?.test(name));
  const [only, second] = named;
  if (!only || second || only.place.startsWith(code)) return null;
  return only.place.length === GROUP ? only.place + FREE : only.place;
}
