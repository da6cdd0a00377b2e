/**
 * Companies whose charts are written as hurried accountants write them: abbreviated in capitals, misspelled as it sounds, or
 * numbered by liquidity as the statements of IFRS are. Without a single setting, clean books are silent and errors are found.
 */
import { describe, expect, it } from 'vitest';
import { plainName } from '#core/identity/plain-name.ts';
import { balanceAccountNames } from '#simulator/books/balance-chart.es.ts';
import { resultAccountNames } from '#simulator/books/result-chart.es.ts';
import type { CompanyChart } from '#simulator/charts/company-chart.ts';
import { audit } from './audit-company.ts';
import type { RulingCompany } from './companies.ts';
import { loudIn, missedIn } from './judged-findings.ts';

const names = { ...balanceAccountNames, ...resultAccountNames };

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bRETENCION\b/g, 'RETEN.'],
  [/ POR PAGAR\b/g, ' X PAGAR'],
  [/ POR COBRAR\b/g, ' X COBRAR'],
  [/\bNACIONALES\b/g, 'NALES'],
  [/\bINTERESES SOBRE CESANTIAS\b/g, 'INTS S/CESANT.'],
  [/\bCESANTIAS\b/g, 'CESANT.'],
  [/\bVACACIONES\b/g, 'VACAC'],
  [/\bDEPRECIACION\b/g, 'DEPREC.'],
  [/\bPENSIONES\b/g, 'PENS'],
  [/\bAUXILIO DE TRANSPORTE\b/g, 'AUX TTE'],
  [/\bINDUSTRIA Y COMERCIO\b/g, 'IND Y CIO'],
  [/\bHONORARIOS\b/g, 'HONOR.'],
  [/\bARRENDAMIENTOS?\b/g, 'ARREND.'],
  [/\bSERVICIOS\b/g, 'SERV.'],
  [/\bIMPUESTO\b/g, 'IMPTO'],
];

const MISSPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/etenci/g, 'etensi'],
  [/esant[ií]as/g, 'ezantias'],
  [/Vacaciones/g, 'Bacaciones'],
  [/epreciaci/g, 'epresiasi'],
  [/onorarios/g, 'norarios'],
  [/rovisi/g, 'rovici'],
  [/generado/g, 'jenerado'],
  [/rrendamiento/g, 'rendamiento'],
];

/** Titles of four digits below `11 ACTIVO CORRIENTE` and the like, and the decree's accounts that each has. */
const LIQUIDITY: readonly (readonly [title: string, name: string, accounts: readonly string[]])[] = [
  ['1101', 'Efectivo y equivalentes al efectivo', ['1105', '1110', '1120']],
  ['1102', 'Cuentas comerciales por cobrar', ['1305', '1330', '1365', '1399']],
  ['1103', 'Activos por impuestos corrientes', ['1355']],
  ['1104', 'Inventarios', ['14']],
  ['1201', 'Propiedades, planta y equipo', ['1520', '1524', '1528', '1540']],
  ['1202', 'Depreciación acumulada', ['1592']],
  ['2101', 'Obligaciones financieras', ['21']],
  ['2102', 'Proveedores', ['22']],
  ['2104', 'Pasivos por impuestos corrientes', ['2404', '2408', '2412']],
  ['2105', 'Beneficios a empleados', ['25', '2610']],
];

function rewritten(turn: (name: string) => string): CompanyChart {
  const turned = Object.entries(names).map(([code, name]) => [code, turn(name)] as const);
  return { accounts: {}, names: Object.fromEntries(turned), hasTitles: true };
}

function replaced(text: string, pairs: readonly (readonly [RegExp, string])[]): string {
  return pairs.reduce((written, [from, to]) => written.replace(from, to), text);
}

function byLiquidity(): CompanyChart {
  const accounts: Record<string, string> = {};
  const own: Record<string, string> = {
    '11': 'Activo corriente',
    '12': 'Activo no corriente',
    '21': 'Pasivo corriente',
  };
  for (const [title, name, under] of LIQUIDITY) {
    own[title] = name;
    for (const code of Object.keys(names).filter((one) => one.length === 8)) {
      if (!under.some((prefix) => code.startsWith(prefix))) continue;
      accounts[code] = title + code;
      own[accounts[code]!] = names[code]!;
    }
  }
  return { accounts, names: own, hasTitles: true };
}

const charts: readonly (readonly [string, CompanyChart])[] = [
  ['abbreviated in capitals', rewritten((name) => replaced(plainName(name), ABBREVIATIONS))],
  ['misspelled', rewritten((name) => replaced(name, MISSPELLINGS))],
  ['numbered by liquidity', byLiquidity()],
];

describe.each(charts)('a chart %s', (name, chart) => {
  const options = { seed: 11, from: { year: 2025, month: 1 }, months: 16, kind: 'trade', chart } as const;
  const company: RulingCompany = { name, about: 'trade', options };

  it('clean: nothing above baja', () => {
    expect(loudIn(audit(company, true))).toEqual([]);
  });

  it('with errors: each is found in its month', () => {
    const audited = audit(company, false);
    expect(audited.simulation.truth.length).toBeGreaterThan(5);
    expect(missedIn(audited)).toEqual([]);
  });
});
