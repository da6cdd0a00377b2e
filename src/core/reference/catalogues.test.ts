/** Catalogues and lists: rows as data/README.md counts them, and look-ups. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkDigit } from '#core/identity/nit.ts';
import { accountableSoftware, listAccountableSoftware } from './chart/accountable-software.ts';
import { depreciationCaps } from './chart/depreciation.gen.ts';
import { depreciationCap } from './chart/depreciation.ts';
import { pucAccount } from './chart/puc.ts';
import { listStatementLines, statementLine } from './chart/statement-mapping.ts';
import { dianListRows, ownLists } from './dian/own-lists.ts';
import { listDepartments, municipality } from './people/departments.ts';
import { documentType, listDocumentTypes } from './people/document-types.ts';
import { economicActivity, economicSection, listEconomicActivities } from './people/economic-activities.ts';
import { icaRegimeType, listIcaRegimeTypes } from './tax/ica-regime-types.ts';
import { listRegimeTypes, regimeType } from './tax/regime-types.ts';
import { listRutResponsibilities, rutResponsibility } from './tax/rut-responsibilities.ts';
import { listTaxPositions, taxPosition } from './tax/tax-positions.ts';

test('departments and municipalities', () => {
  const departments = listDepartments();
  expect(departments).toHaveLength(33);
  const inside = departments.flatMap(({ code, municipalities }) =>
    municipalities.map((town) => ({ ...town, in: code })),
  );
  expect(inside).toHaveLength(1122);
  expect(inside.filter((town) => !town.code.startsWith(town.in))).toEqual([]);
  expect(municipality('05001')).toEqual({
    code: '05001',
    name: 'Medellín',
    type: 'municipality',
    department: 'Antioquia',
  });
  expect(municipality('05999')).toBeNull();
});

test('economic activities', () => {
  expect(listEconomicActivities()).toHaveLength(511);
  expect(listEconomicActivities().filter(({ status }) => status === 'superseded')).toHaveLength(5);
  expect(economicActivity('0111')).toMatchObject({ section: 'A', status: 'current' });
  expect(economicActivity('9999')).toBeNull();
  expect(economicSection('F')).toBe('Construcción');
  const sections = listEconomicActivities().flatMap(({ section }) => section ?? []);
  expect(sections.filter((letter) => economicSection(letter) === null)).toEqual([]);
});

test('types and regimes', () => {
  expect(listDocumentTypes()).toHaveLength(15);
  expect(documentType('31')).toMatchObject({ shortName: 'NIT', hasDv: 'yes' });
  expect(listRegimeTypes().map(({ id }) => id)).toEqual(Array.from({ length: 19 }, (_, at) => at + 1));
  expect(regimeType(1)).toMatchObject({ code: 'RESP_IVA', group: 'iva', rutCodes: ['48'] });
  expect(regimeType(20)).toBeNull();
  expect(listIcaRegimeTypes()).toHaveLength(10);
  expect(icaRegimeType('ICA_COMUN')?.confidence).toBe('high');
  expect(listRutResponsibilities()).toHaveLength(32);
  expect(rutResponsibility('11')).toMatchObject({ name: 'Ventas régimen común', status: 'historical' });
  const unknown = listRegimeTypes().flatMap(({ rutCodes }) =>
    rutCodes.filter((code) => rutResponsibility(code) === null),
  );
  expect(unknown).toEqual([]);
});

test('accounting packages keep the numbers that companies refer to', () => {
  expect(listAccountableSoftware().map(({ id }) => id)).toEqual([1, 2, 4, 5, 7, 8, 9, 10, 99]);
  expect(accountableSoftware(5)?.name).toBe('Siigo Pyme');
  expect(accountableSoftware(3)).toBeNull();
  // Books of a package that is not in the list.
  expect(accountableSoftware(99)?.name).toBe('Otro');
});

test('DIAN lists: 4,682 legal entities, DV as the table computed it', () => {
  expect([...dianListRows()]).toHaveLength(4682);
  const table = readFileSync(new URL('../../../data/dian_lists_snapshot.csv', import.meta.url), 'utf8');
  const pairs = [...table.matchAll(/^(\d+),(\d),/gm)];
  expect(pairs).toHaveLength(4682);
  expect(pairs.filter(([, nit, dv]) => checkDigit(nit!) !== Number(dv))).toEqual([]);
  const { grandes, autorretenedores, agentesIva, ficticios } = ownLists();
  expect(grandes!.entries.get('800000946')!.name).toBe('PROCTER & GAMBLE COLOMBIA LTDA');
  expect(autorretenedores!.entries.has('800000946')).toBe(true);
  expect(agentesIva!.entries.has('800000946')).toBe(false);
  expect(grandes!.entries.has('900481237')).toBe(false);
  expect(ficticios).toBeUndefined();
});

test('depreciation ceilings by longest prefix', () => {
  expect(depreciationCaps).toHaveLength(17);
  expect(depreciationCap('15280501')?.maxAnnualPercent).toBe(20);
  expect(depreciationCap('1504')).toMatchObject({ maxAnnualPercent: 0, minLifeYears: null });
  expect(depreciationCap('1105')).toBeNull();
});

test('tax positions and statement lines use accounts of the decree', () => {
  expect(listTaxPositions()).toHaveLength(24);
  expect(taxPosition('ica_por_pagar')?.decreePrefixes).toEqual(['2412']);
  const prefixes = [
    ...listTaxPositions().flatMap(({ decreePrefixes }) => decreePrefixes),
    ...listStatementLines().map(({ prefix }) => prefix),
  ];
  // Below the accounts of class 7 the decree leaves the codes to the company.
  const isFree = (prefix: string) => /^7\d{3}/.test(prefix);
  expect(prefixes.filter((prefix) => pucAccount(prefix) === null && !isFree(prefix))).toEqual([]);
});

test('every class but 5905 has a line in the statements', () => {
  expect(statementLine('21050501')?.line).toBe('Sobregiros');
  expect(statementLine('210510')?.line).toBe('Obligaciones financieras');
  expect(statementLine('41750501')).toMatchObject({ statements: ['ERI'], nature: 'D' });
  expect(statementLine('59')).toBeNull();
});
