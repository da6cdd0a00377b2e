/**
 * The same company in every package: each layout is recognised by its own format and gives the same books and the same
 * audit.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { AuditReport } from '#core/engine/finding.ts';
import { formats } from '#formats/registry.gen.ts';
import { spread } from '../support/test-sizes.ts';
import { auditedMonth, auditIn, company, findingsIn } from './audited-company.ts';
import { booksOf } from './books-of.ts';
import { balanceIn, readLayout } from './layout-file.ts';
import { allLayouts } from './packages/all-layouts.ts';

/** Differences in the audit of layouts with less data than Siigo Nube's: everything else is equal. */
const DIFFERENT: Readonly<Record<string, { lost: string[]; more: string[] }>> = {
  // No account names: the tax on financial movements is identified by name.
  'siigo-pyme/en-la-misma-fila': {
    lost: ['no_deducible NDE-5:53059501 433039.33'],
    more: ['obligacion OBL-7:5305 217385.74'],
  },
  // No third-party names: one name with two ids is undetectable.
  'biable/llave': { lost: ['nit NIT-6:null 4536452.00'], more: [] },
  // Names only: ids are not checked, and two ids of one name are one third party with two rows.
  'world-office/solo-nombres': {
    lost: ['nit NIT-6:null 4536452.00', 'nit NIT-2:null 185000.00', 'parafiscal PAR-9:5110 3045000.00'],
    more: ['diferencia DIF-9:22050501 4536452.00'],
  },
};
const reference = allLayouts[0]!;
const byThirdParty = allLayouts.filter(({ reach }) => reach.thirdParties !== 'none');
/** Equal books give equal audits: `npm test` audits those of some layouts, and all with less data. */
const some = new Set(spread(byThirdParty, 8));
const audited = byThirdParty.filter((layout) => some.has(layout) || layout.key in DIFFERENT);
let books: TrialBalance;
let report: AuditReport;

beforeAll(async () => {
  books = await balanceIn(reference, company, auditedMonth);
  report = await auditIn(reference);
});

it('covers every format', () => {
  const packages = ['siigo-nube', 'siigo-pyme', 'helisa', 'world-office', 'sisco', 'biable'];
  expect(formats.map(({ key }) => key)).toEqual(expect.arrayContaining(packages));
  expect(new Set(allLayouts.map(({ format }) => format))).toEqual(new Set(formats.map(({ key }) => key)));
});

describe.each(allLayouts.map((layout) => [layout.key, layout] as const))('%s', (_, layout) => {
  it('is recognised by its own format with its month', async () => {
    const { format, balance, issues } = await readLayout(layout, company, auditedMonth);
    expect({ key: format?.key, period: balance?.period }).toEqual({ key: layout.format, period: auditedMonth.period });
    expect(issues.filter(({ fatal }) => fatal)).toEqual([]);
    expect(issues.some(({ code }) => code === 'no_third_parties')).toBe(layout.reach.thirdParties === 'none');
  });

  it('gives the same books to the cent', async () => {
    const read = booksOf(await balanceIn(layout, company, auditedMonth), layout.reach);
    expect(read).toEqual(booksOf(books, layout.reach));
    expect(read.length).toBeGreaterThan(100);
  });
});

describe('the audit', () => {
  it.each(audited.map((layout) => [layout.key, layout] as const))(
    'of %s has the same findings',
    async (key, layout) => {
      const { lost, more } = DIFFERENT[key] ?? { lost: [], more: [] };
      const all = findingsIn(report);
      expect(all).toEqual(expect.arrayContaining(lost));
      const expected = [...all.filter((finding) => !lost.includes(finding)), ...more];
      expect(findingsIn(await auditIn(layout)).sort()).toEqual(expected.sort());
    },
  );

  it.each(audited.filter(({ key }) => !(key in DIFFERENT)).map((layout) => [layout.key, layout] as const))(
    'of %s names the same third parties',
    async (_, layout) => {
      const named = ({ validations }: AuditReport) =>
        validations.flatMap(({ findings }) =>
          findings.map(({ fingerprint, severity, thirdParties }) => ({
            fingerprint,
            severity,
            nits: thirdParties.map(({ nit }) => nit),
          })),
        );
      expect(named(await auditIn(layout))).toEqual(named(report));
    },
  );
});
