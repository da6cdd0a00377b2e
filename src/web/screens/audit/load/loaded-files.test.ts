import { describe, expect, it } from 'vitest';
import { decide, isSure } from './file-decision.ts';
import { type FilesState, needsAnswer, nextToSend, noFiles, reduceFiles, sureFiles } from './loaded-files.ts';
import { madeInspection } from './made-inspection.ts';

const file = (name: string) => new File(['x'], name);
const add = (state: FilesState, ...names: string[]) =>
  reduceFiles(state, { type: 'added', files: names.map(file), company: 7 });
const inspected = (state: FilesState, id: number, changes: Parameters<typeof madeInspection>[0] = {}) =>
  reduceFiles(state, { type: 'moved', id, status: { step: 'inspected', inspection: madeInspection(changes) } });
const company = madeInspection().company;

describe('what to do with an inspected file', () => {
  it('is nothing when it could not be read', () => {
    expect(decide(madeInspection({ readable: false, uploadId: null }))).toEqual({ kind: 'unreadable' });
  });

  it('is nothing when it is a version already', () => {
    const inspection = madeInspection({ existing: { version: 2, sameBytes: true } });
    expect(decide(inspection)).toEqual({ kind: 'same', version: 2 });
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
    expect(state.files.map(needsAnswer)).toEqual([true, true]);
    state = reduceFiles(state, { type: 'replaced', id: 2, file: file('b2.xlsx') });
    expect(nextToSend(state.files)?.file.name).toBe('b2.xlsx');
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
});
