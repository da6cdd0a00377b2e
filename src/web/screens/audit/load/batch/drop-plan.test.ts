import { describe, expect, it } from 'vitest';
import { checkDigit } from '#core/identity/nit.ts';
import { madeInspection } from '../../../../../../tests/support/made-inspection.ts';
import type { LoadedFile } from '../loaded-file.ts';
import { isDecidedAsWhole } from './decided-as-whole.ts';
import { inDoubt, newCompanies, planOf, usualChoices } from './drop-plan.ts';

type Changes = Parameters<typeof madeInspection>[0];

let ids = 0;
function made(changes: Changes = {}): LoadedFile {
  ids += 1;
  const source = { kind: 'kept', fileId: `f${ids}`, company: 7 } as const;
  const status = { step: 'inspected', inspection: madeInspection(changes) } as const;
  return {
    id: ids,
    name: `${ids}.csv`,
    folder: '',
    size: 1,
    source,
    assign: true,
    company: 7,
    isChosen: false,
    status,
  };
}
/** Of a company that the user does not have. */
const ofNobody = (
  nit: string,
  {
    dv = checkDigit(nit),
    name = `Empresa ${nit}` as string | null,
    ...changes
  }: Changes & { dv?: number; name?: string | null } = {},
) => made({ company: { nit, dv, name, matches: false, otherCompanyId: null }, ...changes });
const unbalanced: Changes = {
  issues: [{ code: 'totals_differ', fatal: false, confirm: true, message: 'No cuadra.' }],
  totals: { opening: '0.00', debits: '12.00', credits: '10.00', closing: '2.00', balanced: false },
};

describe('companies of a drop', () => {
  it('are those of its files by NIT, with their package, in the order of the files', () => {
    const files = [
      ofNobody('901000022', { software: 2 }),
      ofNobody('901000011'),
      ofNobody('901000022', { period: '2026-02' }),
      made(),
    ];
    expect(
      newCompanies(files).map(({ nit, dv, name, software, files: own }) => [nit, dv, name, software, own.length]),
    ).toEqual([
      ['901000022', checkDigit('901000022'), 'Empresa 901000022', 2, 2],
      ['901000011', checkDigit('901000011'), 'Empresa 901000011', 4, 1],
    ]);
  });

  it.each([
    [ofNobody('901000022', { name: null }), 'nameless'],
    [ofNobody('901000022', { dv: (checkDigit('901000022') + 1) % 10 }), 'dv'],
    [ofNobody('12345'), 'nit'],
  ])('that cannot be created say why, and are in no plan (%#)', (file, problem) => {
    expect(newCompanies([file])[0]!.problem).toBe(problem);
    expect(planOf([file], usualChoices, null)).toMatchObject({ created: [], left: 0 });
  });
});

describe('the plan of a drop', () => {
  const nits = ['901000011', '901000022', '901000033'];

  it('creates what fits in the license, in the order of the list', () => {
    const files = nits.map((nit) => ofNobody(nit));
    const { created, left } = planOf(files, usualChoices, 2);
    expect(created.map(({ company }) => company.nit)).toEqual(nits.slice(0, 2));
    expect(left).toBe(1);
    expect(planOf(files, usualChoices, null).created).toHaveLength(3);
  });

  it('stores or discards what does not balance by one decision, of new companies and others', () => {
    const files = [ofNobody(nits[0]!, unbalanced), made(unbalanced), ofNobody(nits[1]!)];
    expect(inDoubt(files).unbalanced).toHaveLength(2);
    const all = planOf(files, usualChoices, null);
    expect([all.created.length, all.known.length, all.discarded.length]).toEqual([2, 1, 0]);
    const some = planOf(files, { ...usualChoices, unbalanced: 'discard' }, null);
    expect(some.created.map(({ company }) => company.nit)).toEqual([nits[1]]);
    expect([some.known.length, some.discarded.length]).toEqual([0, 2]);
  });

  it('leaves out what has a question of its own: the month, a version that is stored, two files of one month', () => {
    const nit = nits[0]!;
    const own = [
      ofNobody(nit, { period: null }),
      made({ existing: { version: 1, sameBytes: false } }),
      ofNobody(nit, { period: '2026-03', figures: 'a' }),
      ofNobody(nit, { period: '2026-03', figures: 'b' }),
      made({ readable: false, uploadId: null }),
    ];
    expect(planOf(own, usualChoices, null)).toMatchObject({ created: [], known: [], discarded: [] });
    const chosen = own.map((file, index) => (index === 3 ? { ...file, isChosen: true } : file));
    expect(planOf(chosen, usualChoices, null).created[0]!.files).toEqual([chosen[3]]);
    // The same figures twice are one.
    const twice = [ofNobody(nit, { figures: 'a' }), ofNobody(nit, { figures: 'a' })];
    expect(planOf(twice, usualChoices, null).created[0]!.files).toEqual([twice[0]]);
  });

  it('is for companies to create, or several files in doubt', () => {
    expect(isDecidedAsWhole([made(), made()])).toBe(false);
    expect(isDecidedAsWhole([made(unbalanced)])).toBe(false);
    expect(isDecidedAsWhole([made(unbalanced), made({ ...unbalanced, period: '2026-02' })])).toBe(true);
    expect(isDecidedAsWhole([ofNobody(nits[0]!)])).toBe(true);
  });
});
