import { describe, expect, it } from 'vitest';
import { madeInspection } from '../../../../../tests/support/made-inspection.ts';
import { decide, isSure } from './file-decision.ts';
import {
  type FilesState,
  filesToAnswer,
  isUnsaved,
  nextToSend,
  noFiles,
  reduceFiles,
  summarise,
  sureFiles,
} from './loaded-files.ts';

const file = (name: string) => new File(['x'], name);
const add = (state: FilesState, ...names: string[]) =>
  reduceFiles(state, { type: 'added', files: names.map((name) => ({ file: file(name), folder: '' })), company: 7 });
const inspected = (state: FilesState, id: number, changes: Parameters<typeof madeInspection>[0] = {}) =>
  reduceFiles(state, { type: 'moved', id, status: { step: 'inspected', inspection: madeInspection(changes) } });
const company = madeInspection().company;

it('the original of a stored month is inspected again with what was answered', () => {
  const source = { kind: 'kept', fileId: 'f1', company: 7 } as const;
  const original = { source, name: 'marzo.xlsx', size: 9, answers: { unit: 'miles' as const } };
  const [, file] = reduceFiles(add(noFiles, 'otro.xlsx'), { type: 'original', original, company: 7 }).files;
  expect(file).toMatchObject({ ...original, id: 2, assign: false, company: 7, status: { step: 'waiting' } });
});

describe('what to do with an inspected file', () => {
  it('is nothing when it could not be read', () => {
    expect(decide(madeInspection({ readable: false, uploadId: null }))).toEqual({ kind: 'unreadable' });
  });

  it('is nothing when it is a version already', () => {
    const inspection = madeInspection({ existing: { version: 2, sameBytes: true } });
    expect(decide(inspection)).toEqual({ kind: 'same', version: 2, isOtherFile: false });
    const equal = madeInspection({ existing: { version: 2, sameBytes: false, changes: 0, same: true } });
    expect(decide(equal)).toEqual({ kind: 'same', version: 2, isOtherFile: true });
    const other = { ...equal.company, matches: false };
    expect(decide({ ...equal, company: other })).toMatchObject({ kind: 'storable', company: 'other' });
    expect(isSure(inspection)).toBe(false);
  });

  it('is to store it without asking when company and month are certain and new', () => {
    expect(isSure(madeInspection())).toBe(true);
  });

  it.each([
    [{ period: null }, { asksMonth: true }],
    [{ existing: { version: 1, sameBytes: false } }, { earlierVersion: 1 }],
    [{ company: { ...company, matches: false, otherCompanyId: 9 } }, { company: 'other' }],
    [{ company: { ...company, nit: null, matches: null } }, { company: 'unsaid' }],
  ] as const)('asks first when %o', (changes, decision) => {
    expect(decide(madeInspection(changes))).toMatchObject(decision);
    expect(isSure(madeInspection(changes))).toBe(false);
  });
});

describe('the files of the loading view', () => {
  it('are sent two at a time, in the order in which they came', () => {
    let state = add(add(noFiles, 'a.xlsx'), 'b.xlsx', 'c.xlsx');
    expect(state.files.map(({ id }) => id)).toEqual([1, 2, 3]);
    for (const id of [1, 2]) state = reduceFiles(state, { type: 'moved', id, status: { step: 'sending', share: 0 } });
    expect(nextToSend(state.files)).toBeNull();
    expect(nextToSend(inspected(state, 1).files)?.id).toBe(3);
  });

  it('never lose the others to an error', () => {
    let state = inspected(add(noFiles, 'a.xlsx', 'b.xlsx'), 1);
    state = reduceFiles(state, { type: 'moved', id: 2, status: { step: 'failed', message: 'No', inspection: null } });
    expect(state.files.map(({ status }) => status.step)).toEqual(['inspected', 'failed']);
    expect(filesToAnswer(state.files).map(({ id }) => id)).toEqual([1, 2]);
    state = reduceFiles(state, { type: 'replaced', id: 2, file: file('b2.xlsx') });
    expect(nextToSend(state.files)).toMatchObject({ name: 'b2.xlsx', source: { kind: 'here' } });
  });

  it('that are sure are stored from the oldest month on', () => {
    let state = add(noFiles, 'mar', 'ene', 'sin mes');
    state = inspected(state, 1, { period: '2026-03' });
    state = inspected(state, 2, { period: '2026-01' });
    state = inspected(state, 3, { period: null });
    expect(sureFiles(state.files).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('are inspected again for another company, and can be discarded', () => {
    let state = inspected(add(noFiles, 'a', 'b'), 1);
    state = reduceFiles(state, { type: 'again', id: 1, company: 9 });
    expect(nextToSend(state.files)).toMatchObject({ id: 1, company: 9 });
    state = reduceFiles(state, { type: 'discarded', id: 1 });
    expect(add(state, 'c').files.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('find their company by themselves when several come together', () => {
    expect(add(noFiles, 'uno').files.map(({ assign }) => assign)).toEqual([false]);
    const state = add(noFiles, 'uno', 'dos');
    expect(state.files.map(({ assign }) => assign)).toEqual([true, true]);
    expect(inspected(state, 2, { companyId: 9 }).files.map(({ company }) => company)).toEqual([7, 9]);
    expect(reduceFiles(state, { type: 'again', id: 1, company: 8 }).files[0]).toMatchObject({
      company: 8,
      assign: false,
    });
  });

  it('of an archive take its place, with their folders', () => {
    const files = [
      { path: 'Roble/2026/enero.xlsx', size: 10 },
      { path: 'leame.txt', size: 2 },
    ];
    const state = reduceFiles(add(noFiles, 'a', 'todo.zip', 'b'), { type: 'unpacked', id: 2, fileId: 'k', files });
    expect(state.files.map(({ id, name, folder }) => [id, name, folder])).toEqual([
      [1, 'a', ''],
      [4, 'enero.xlsx', 'todo.zip/Roble/2026'],
      [5, 'leame.txt', 'todo.zip'],
      [3, 'b', ''],
    ]);
    expect(state.files[1]?.source).toEqual({ kind: 'kept', fileId: 'k', company: 7, path: 'Roble/2026/enero.xlsx' });
    expect(add(state, 'c').files.at(-1)?.id).toBe(6);
  });

  it('warn before the tab is closed until they are stored', () => {
    let state = add(noFiles, 'a', 'b');
    expect(isUnsaved(state.files)).toBe(true);
    state = inspected(state, 1, { existing: { version: 1, sameBytes: true } });
    state = inspected(state, 2, { readable: false, uploadId: null });
    expect(isUnsaved(state.files)).toBe(false);
    expect(isUnsaved(inspected(state, 1).files)).toBe(true);
  });

  it('are told in one sentence by how they ended up', () => {
    let state = add(noFiles, 'a', 'b', 'c', 'd', 'e', 'f', 'g');
    state = inspected(state, 1);
    state = inspected(state, 2, { readable: false, uploadId: null });
    state = inspected(state, 3, { company: { ...company, matches: false, otherCompanyId: null } });
    state = inspected(state, 4, { period: null });
    state = inspected(state, 5, { existing: { version: 1, sameBytes: true } });
    state = reduceFiles(state, { type: 'moved', id: 6, status: { step: 'failed', message: 'No', inspection: null } });
    expect(summarise(state.files)).toEqual({
      stored: 0,
      sure: 1,
      same: 1,
      repeated: 0,
      elsewhere: 1,
      unreadable: 1,
      asking: 1,
      failed: 1,
    });
  });
});
