import { describe, expect, it } from 'vitest';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { madeItem } from '../../../../../tests/support/made-items.ts';
import { readView, viewAddress } from '../audit-view.ts';
import { openStakes } from './open-stakes.ts';
import {
  countCauses,
  type FindingRow,
  type Folding,
  flattenGroups,
  groupFindings,
  listingCounts,
  placeOf,
  type Reader,
  selectFindings,
} from './select-findings.ts';

const items = [
  madeItem({ fingerprint: 'a', severity: 'critica', amount: '10.50' }),
  madeItem({ fingerprint: 'b', validation: 'naturaleza', account: '220505', change: 'persistente' }),
  madeItem({ fingerprint: 'c', severity: 'media', amount: '0.75', nit: '800197268' }),
  madeItem({ fingerprint: 'd', severity: 'informativa' }),
  madeItem({ fingerprint: 'e', change: 'corregido' }),
  madeItem({ fingerprint: 'f', change: 'ya_no_aplica' }),
];
const reader: Reader = { userId: 5, weekEnd: '2026-02-28' };
const shown = (query: string) =>
  selectFindings(items, readView(new URLSearchParams(query)), reader).map(({ finding }) => finding.fingerprint);

describe('the findings of a view', () => {
  it('are the pending ones, unless all or the corrected ones are asked for', () => {
    expect(shown('')).toEqual(['a', 'b', 'c']);
    expect(shown('ver=todos')).toEqual(['a', 'b', 'c', 'd']);
    expect(shown('ver=corregidos')).toEqual(['e']);
    expect(shown('ver=ya_no_aplican')).toEqual(['f']);
    expect(listingCounts(items, reader)).toEqual({
      pendientes: 3,
      mias: 0,
      vencen: 0,
      apartados: 0,
      todos: 4,
      corregidos: 1,
      ya_no_aplican: 1,
    });
  });

  it('can be filtered by severity, validation and change', () => {
    expect(shown('severidad=critica,media')).toEqual(['a', 'c']);
    expect(shown('validacion=naturaleza')).toEqual(['b']);
    expect(shown('cambio=persistente')).toEqual(['b']);
  });

  it('are found by NIT with dots, account and name without accents', () => {
    expect(shown('buscar=800.197')).toEqual(['c']);
    expect(shown('buscar=2205')).toEqual(['b']);
    expect(shown('buscar=tunja almacen')).toEqual(['a', 'b', 'c']);
  });
});

describe('what has a life', () => {
  const person = { id: 5, name: 'Ana' };
  const worked = [
    madeItem({ fingerprint: 'a', life: { state: 'en_revision', assignee: person, due: '2026-02-28' } }),
    madeItem({ fingerprint: 'b', life: { assignee: { id: 6, name: 'Luz' }, due: '2026-03-01' } }),
    madeItem({ fingerprint: 'c', life: { state: 'justificado', assignee: person } }),
    madeItem({ fingerprint: 'd', life: { snoozedTo: '2026-03' } }),
    madeItem({ fingerprint: 'e' }),
  ];
  const names = (query: string) =>
    selectFindings(worked, readView(new URLSearchParams(query)), reader).map(({ finding }) => finding.fingerprint);

  it('is listed by person, week and what is set aside, which is not pending', () => {
    expect(names('')).toEqual(['a', 'b', 'e']);
    expect(names('ver=mias')).toEqual(['a']);
    expect(names('ver=vencen')).toEqual(['a']);
    expect(names('ver=apartados')).toEqual(['c', 'd']);
    expect(names('ver=todos')).toHaveLength(5);
  });

  it('is filtered by state and person, and by who has nobody', () => {
    expect(names('estado=en_revision')).toEqual(['a']);
    expect(names('asignado=6')).toEqual(['b']);
    expect(names('asignado=0')).toEqual(['e']);
  });
});

describe('groups by validation', () => {
  const groups = groupFindings(selectFindings(items, readView(new URLSearchParams()), reader));

  it('keep the order of the worst finding and add up to the cent', () => {
    expect(groups.map(({ key, sums, items: own }) => [key, sums.atRisk, own.length])).toEqual([
      ['nit', 1125n, 2],
      ['naturaleza', 10000n, 1],
    ]);
  });

  it('never add what is to be explained, for reference or informative to what is at risk', () => {
    const own = [
      madeItem({ fingerprint: 'a' }),
      madeItem({ fingerprint: 'b', stake: 'to_explain', amount: '7.00' }),
      madeItem({ fingerprint: 'c', stake: 'reference', amount: '9.00' }),
      madeItem({ fingerprint: 'd', severity: 'informativa', amount: '11.00' }),
    ];
    expect(groupFindings(own)[0]?.sums).toEqual({ atRisk: 10000n, toExplain: 700n });
  });

  it("set the company's own apart, which share a key", () => {
    const own = [200, 201].map((validationId) => ({
      ...madeItem({ fingerprint: String(validationId), validation: 'propia' }),
      validationId,
    }));
    expect(groupFindings(own).map(({ key }) => key)).toEqual(['propia-200', 'propia-201']);
    const view = readView(new URLSearchParams('validacion=propia-201'));
    expect(selectFindings(own, view, reader).map(({ validationId }) => validationId)).toEqual([201]);
  });

  it('become rows; a closed one keeps its own', () => {
    expect(
      flattenGroups(groups, { toggled: new Set(['group nit']), isSearch: false, shown: null }).map(({ key }) => key),
    ).toEqual(['group nit', 'group naturaleza', 'b']);
  });

  const kinds = (own: FindingItem[], folding: Partial<Folding> = {}) =>
    flattenGroups(groupFindings(own), { toggled: new Set(), isSearch: false, shown: null, ...folding }).map(
      ({ kind, key }) => (kind === 'finding' ? key : kind),
    );

  it('fold the findings of one cause, which count once', () => {
    const caused = ['a', 'b', 'c'].map((fingerprint) => madeItem({ fingerprint, cause: 'NIT-1:alta' }));
    const own = [...caused, madeItem({ fingerprint: 'd' })];
    expect(listingCounts(own, reader).pendientes).toBe(2);
    expect(groupFindings(own)[0]).toMatchObject({ count: 2, sums: { atRisk: 40000n, toExplain: 0n } });
    expect(kinds(own)).toEqual(['group', 'cause', 'd']);
    expect(kinds(own, { shown: 'b' })).toEqual(['group', 'cause', 'a', 'b', 'c', 'd']);
    expect(kinds(own, { isSearch: true })).toEqual(['group', 'cause', 'a', 'b', 'c', 'd']);
    const [{ key: cause }] = flattenGroups(groupFindings(own), {
      toggled: new Set(),
      isSearch: false,
      shown: null,
    }).filter(({ kind }) => kind === 'cause') as [FindingRow];
    expect(kinds(own, { toggled: new Set([cause]) })).toEqual(['group', 'cause', 'a', 'b', 'c', 'd']);
    // One alone, by a filter, needs no row of its own.
    expect(kinds(own.slice(2))).toEqual(['group', 'c', 'd']);
  });

  it('fold what was told last month with the same amounts, unless it is critical', () => {
    const same = { change: 'persistente', unchanged: true } as const;
    const own = [
      madeItem({ fingerprint: 'a', severity: 'critica', ...same }),
      madeItem({ fingerprint: 'b', ...same }),
      madeItem({ fingerprint: 'c', severity: 'media' }),
      madeItem({ fingerprint: 'd', severity: 'baja', ...same }),
    ];
    expect(kinds(own)).toEqual(['group', 'a', 'c', 'same']);
    expect(kinds(own, { toggled: new Set(['same nit']) })).toEqual(['group', 'a', 'c', 'same', 'b', 'd']);
    expect(groupFindings(own)[0]?.items.map(({ finding }) => finding.fingerprint)).toEqual(['a', 'c', 'b', 'd']);
    expect(kinds(own.slice(0, 3))).toEqual(['group', 'a', 'b', 'c']);
  });

  it('say which finding comes before and after, as the list is read', () => {
    expect(placeOf(groups, 'c')).toMatchObject({ index: 1, count: 3 });
    expect(placeOf(groups, 'c').previous?.finding.fingerprint).toBe('a');
    expect(placeOf(groups, 'c').next?.finding.fingerprint).toBe('b');
    expect(placeOf(groups, 'gone')).toMatchObject({ item: undefined, index: -1, next: undefined });
  });

  it('has its position among the findings as they are counted: those of one cause are one', () => {
    const caused = ['x', 'y'].map((fingerprint) => madeItem({ fingerprint, cause: 'k' }));
    const all = [...caused, madeItem({ fingerprint: 'z' })];
    const groups = groupFindings(all);
    expect(placeOf(groups, 'z')).toMatchObject({ index: 1, count: countCauses(all) });
    expect(placeOf(groups, 'y')).toMatchObject({ index: 0, count: 2, previous: caused[0], next: all[2] });
  });
});

it('of a month are counted by what is at risk and what is to be explained, of the open ones only', () => {
  const items = [
    madeItem({ fingerprint: 'a', stake: 'at_risk', amount: '100.00' }),
    madeItem({ fingerprint: 'b', stake: 'to_explain', amount: '7.00' }),
    madeItem({ fingerprint: 'c', stake: 'reference', amount: '9.00' }),
    madeItem({ fingerprint: 'd', stake: 'at_risk', severity: 'informativa', amount: '50.00' }),
  ];
  expect(openStakes(items)).toEqual({
    atRisk: { amount: 10000n, count: 1 },
    toExplain: { amount: 700n, count: 1 },
  });
  const view = readView(new URLSearchParams('monto=por_explicar'));
  expect(selectFindings(items, view, reader).map(({ finding }) => finding.fingerprint)).toEqual(['b']);
  expect(viewAddress(view, {})).toBe('?monto=por_explicar');
});
