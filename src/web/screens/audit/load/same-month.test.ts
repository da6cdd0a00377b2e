import { describe, expect, it } from 'vitest';
import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { madeInspection } from '../../../../../tests/support/made-inspection.ts';
import type { LoadedFile } from './loaded-file.ts';
import { type FilesState, reduceFiles, summarise, sureFiles } from './loaded-files.ts';
import { besideEachOther, standings } from './same-month.ts';
import { loadText } from './text.es.ts';

function made(id: number, changes: Partial<Inspection>): LoadedFile {
  const status = { step: 'inspected', inspection: madeInspection({ uploadId: `upload ${id}`, ...changes }) } as const;
  const source = { kind: 'kept', fileId: `file ${id}`, company: 7 } as const;
  return { id, name: `${id}.xlsx`, folder: '', size: 10, source, assign: true, company: 7, isChosen: false, status };
}
const kinds = (files: readonly LoadedFile[]) => [...standings(files).values()].map(({ kind }) => kind);
const choose = (files: readonly LoadedFile[], id: number) =>
  reduceFiles({ nextId: 9, files }, { type: 'chosen', id }).files;

describe('files of one drop for the same month', () => {
  it('are one where their figures are equal', () => {
    const files = [made(1, { figures: 'a' }), made(2, { figures: 'a' }), made(3, { period: '2026-02', figures: 'a' })];
    expect(kinds(files)).toEqual(['alone', 'repeats', 'alone']);
    expect(sureFiles(files).map(({ id }) => id)).toEqual([1, 3]);
    expect(summarise(files)).toMatchObject({ sure: 2, repeated: 1, asking: 0 });
  });

  it('are told by their format, and those of one format by their name', () => {
    const helisa = { key: 'helisa', name: 'Helisa', headerRow: 1, sheet: 'Hoja1' };
    const files = [made(1, { figures: 'a', format: helisa }), made(2, { figures: 'a' })];
    const told = (format: string) => loadText.standing(standings(files).get(2)!, format);
    expect(told('Siigo Nube')).toBe('mismas cifras que Helisa');
    expect(told('Helisa')).toBe('mismas cifras que 1.xlsx');
  });

  it('of equal figures are stored from the one that asks nothing', () => {
    const unsaid = { nit: null, dv: null, name: null, matches: null, otherCompanyId: null };
    const files = [made(1, { figures: 'a', company: unsaid }), made(2, { figures: 'a' })];
    expect(kinds(files)).toEqual(['repeats', 'alone']);
  });

  it('ask which one is kept where they differ, and none is stored before', () => {
    const files = [made(1, { figures: 'a' }), made(2, { figures: 'b' }), made(3, { figures: 'a' }), made(4, {})];
    expect(kinds(files)).toEqual(['asks', 'asks', 'repeats', 'asks']);
    expect(sureFiles(files)).toEqual([]);
    const chosen = choose(files, 3);
    expect(kinds(chosen)).toEqual(['repeats', 'passed', 'chosen', 'passed']);
    expect(sureFiles(chosen).map(({ id }) => id)).toEqual([3]);
    expect(kinds(choose(chosen, 2))).toEqual(['passed', 'chosen', 'repeats', 'passed']);
  });

  it('are compared in one company and month only', () => {
    const other = { ...made(2, { figures: 'b' }), company: 8 };
    expect(kinds([made(1, { figures: 'a' }), other, made(3, { period: null })])).toEqual(['alone', 'alone']);
  });

  it('stand beside each other', () => {
    const files = [made(1, {}), made(2, { period: '2026-02' }), made(3, {})];
    expect(besideEachOther(files).map(({ id }) => id)).toEqual([1, 3, 2]);
  });

  it('know the version that one of them became; those passed over are gone', () => {
    const files = [made(1, { figures: 'a' }), made(2, { figures: 'b' }), made(3, { figures: 'a' })];
    const state: FilesState = { nextId: 9, files: choose(files, 1) };
    const { inspection } = files[0]!.status as Extract<LoadedFile['status'], { step: 'inspected' }>;
    const balance = { id: 'b', attributes: { period: '2026-01', version: 2 } } as never;
    const status = { step: 'stored', inspection, balance, at: new Date() } as const;
    const after = reduceFiles(state, { type: 'moved', id: 1, status }).files;
    expect(after.map(({ id }) => id)).toEqual([1, 3]);
    expect(after[1]?.status).toMatchObject({ inspection: { existing: { version: 2, changes: 0 } } });
  });
});
