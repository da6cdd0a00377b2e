/** The chart of accounts: its tree, what uses an account, what is covered, and edits as changes of settings. */
import { describe, expect, it } from 'vitest';
import { inferRoles } from '#core/books/roles/infer-roles.ts';
import { EQUIVALENCES_ID, EQUIVALENCES_KEY, equivalencesOf } from '../roles/company-roles.ts';
import type { AnyValidation } from '../validation.ts';
import { balanceOfBooks } from '../validation-case.ts';
import { type ChartInput, chartOfAccounts } from './chart-of-accounts.ts';
import { coveredPerMille } from './coverage.ts';
import { editAccounts } from './edit-accounts.ts';

const declared = (id: number, key: string, roles: Record<string, string[]>): AnyValidation => ({
  id,
  key,
  version: 1,
  order: id,
  weight: 1,
  roles,
  parameters: id === 1 ? { naturalezaDebito: list, naturalezaCredito: list, porTercero: list } : {},
  rules: [],
  analyse: () => ({}),
});
const list = { kind: 'list', default: [] } as const;
const validations = [
  declared(1, 'naturaleza', { pasivos: ['2'], caja: ['1105'] }),
  declared(10, 'retencion', { servicios: ['236525'], otras: ['2365'] }),
  declared(101, 'no_deducible', { gastos: ['51', '53'], marcadas: [] }),
  declared(108, 'umbral', { activo: ['1'] }),
];
const balance = balanceOfBooks(
  '2026-03',
  `11050501 Caja | | 100 | 0 | 0 | 100
   23652501 Servicios | 900123456 Acme | -10 | 0 | 20 | -30
   = 2485 RETENCION EN LA FUENTE | | 0 | 0 | 0 | 0
   248541 SERVICIOS DECLARANTES 4% | 900123456 Acme | -10 | 0 | 20 | -30
   510506 Sueldos | 1020304050 Ana | 0 | 40 | 0 | 40`,
);
const chart = (more: Partial<ChartInput> = {}) => {
  const said = equivalencesOf({ [EQUIVALENCES_KEY]: more.settings?.[EQUIVALENCES_ID] ?? {} });
  const input = { balance, roles: inferRoles(balance, said), earlier: [], fresh: new Set<string>(), given: [] };
  return chartOfAccounts(validations, { ...input, settings: {}, ...more });
};
const account = (code: string, more: Partial<ChartInput> = {}) =>
  chart(more).accounts.find((one) => one.code === code)!;

describe('the chart of a month', () => {
  it('has its accounts under the titles of the PUC, with the sums of what is below', () => {
    const first = chart().accounts.slice(0, 5);
    expect(first.map(({ code, depth }) => `${depth} ${code}`).join()).toBe('0 1,1 11,2 1105,3 110505,4 11050501');
    expect(account('23')).toMatchObject({ name: 'Cuentas por pagar', takesMovements: false, nature: 'C' });
    expect(account('1').sum?.closing).toBe(10_000n);
    expect(account('23652501')).toMatchObject({ takesMovements: true, takesThirdParties: true, thirdParties: 1 });
    expect(account('11050501').takesThirdParties).toBe(false);
  });

  it('counts the third parties of a title once each', () => {
    const books = balanceOfBooks(
      '2026-03',
      `13050501 Clientes | 900123456 Acme | 10 | 0 | 0 | 10
       13050502 Otros | 900123456 Acme | 10 | 0 | 0 | 10
       13050502 Otros | 800197268 Ana | 10 | 0 | 0 | 10`,
    );
    const counted = chart({ balance: books, roles: [] }).accounts.map(
      ({ code, thirdParties }) => `${code} ${thirdParties}`,
    );
    expect(counted).toEqual(['1 2', '13 2', '1305 2', '130505 2', '13050501 1', '13050502 2']);
  });

  it('has accounts of earlier months and those that the company gave, without figures', () => {
    const given = { name: 'Caja menor', takesMovements: null, takesThirdParties: true, isActive: false };
    const more = { earlier: [{ code: '11100501', name: 'Banco' }], given: [{ code: '11051001', ...given }] };
    expect(account('11100501', more)).toMatchObject({ sum: null, takesMovements: true, isChanged: false });
    expect(account('11051001', more)).toMatchObject({ name: 'Caja menor', isActive: false, isChanged: true });
  });

  it('marks the accounts that no earlier month has', () => {
    const more = { fresh: new Set(['510506']) };
    expect(
      chart(more)
        .accounts.filter(({ isNew }) => isNew)
        .map(({ code }) => code),
    ).toEqual(['510506']);
  });
});

describe('what uses an account', () => {
  it('is the role with the longest prefix of each validation', () => {
    expect(account('23652501').used.uses.map(({ validation, role }) => `${validation} ${role}`)).toEqual([
      '1 pasivos',
      '10 servicios',
    ]);
    expect(account('2365').used.uses).toEqual([]);
  });

  it('is only suggested where it follows from the name', () => {
    const { used, inferred } = account('248541');
    expect(inferred).toMatchObject({ place: '236525', standing: 'inferred' });
    expect(used.uses).toEqual([]);
    expect(used.suggested.map(({ role }) => role)).toContain('servicios');
  });

  it('counts once the company has confirmed it', () => {
    const settings = editAccounts(validations, {}, new Map([['248541', { place: '236525' }]])).settings;
    expect(settings).toEqual({ 0: { parameters: { equivalencias: [['248541', '236525']] } } });
    const { used, inferred, isChanged } = account('248541', { settings });
    expect(used.uses.map(({ role }) => role)).toContain('servicios');
    expect({ inferred, isChanged }).toEqual({ inferred: null, isChanged: true });
  });
});

describe('coverage', () => {
  it('counts neither validations of every account, nor totals of a class, nor what nobody confirmed', () => {
    const { coverage } = chart();
    expect(coverage).toMatchObject({ total: 20_000n, covered: 7_000n, unused: 2 });
    expect(coverage.classes.map((one) => [one.class, coveredPerMille(one)])).toEqual([
      [1, 0],
      [2, 500],
      [5, 1000],
    ]);
  });
});

describe('an edit', () => {
  const edit = (
    code: string,
    change: Parameters<typeof editAccounts>[2] extends ReadonlyMap<string, infer E> ? E : never,
  ) => editAccounts(validations, {}, new Map([[code, change]]));

  it('sets nature and marks where the validations read them', () => {
    const { settings } = edit('510506', {
      nature: 'C',
      marks: [
        { mark: 4, isOn: true },
        { mark: 6, isOn: true },
      ],
    });
    expect(settings).toEqual({
      1: { parameters: { naturalezaCredito: ['510506'], porTercero: ['510506'] } },
      101: { roles: { marcadas: ['=510506'] } },
    });
    expect(account('510506', { settings })).toMatchObject({ nature: 'C', marks: [4, 6], isChanged: true });
  });

  it('gives an account a role, and takes it back without a trace', () => {
    const { settings } = edit('248541', { add: [{ validation: 10, role: 'servicios' }] });
    expect(settings).toEqual({ 10: { roles: { servicios: ['236525', '=248541'] } } });
    const back = editAccounts(
      validations,
      settings,
      new Map([['248541', { drop: [{ validation: 10, role: 'servicios' }] }]]),
    );
    expect(back).toEqual({ settings: { 10: {} }, problems: [] });
  });

  it('moves an account between roles of one validation', () => {
    const first = edit('248541', { add: [{ validation: 10, role: 'servicios' }] }).settings;
    const { settings } = editAccounts(
      validations,
      first,
      new Map([['248541', { add: [{ validation: 10, role: 'otras' }] }]]),
    );
    expect(settings).toEqual({ 10: { roles: { otras: ['2365', '=248541'] } } });
  });

  it('says which prefix holds an account that it cannot take out', () => {
    const { settings, problems } = edit('23652501', { drop: [{ validation: 10, role: 'servicios' }] });
    expect(settings).toEqual({ 10: {} });
    expect(problems).toEqual([{ code: '23652501', validation: 10, prefix: '236525' }]);
  });

  it('changes nothing for a role that holds the account already', () => {
    expect(edit('23652501', { add: [{ validation: 10, role: 'servicios' }] }).settings).toEqual({ 10: {} });
  });
});
