/** Whole companies whose errors are known: all are found, each in its month, account and third party; clean books stay silent. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { periodKey } from '#core/calendar/period.ts';
import type { Finding } from '#core/engine/finding.ts';
import { validations } from '#validations/registry.gen.ts';
import { entryFaults } from '../support/entry-faults.ts';
import { unprovedBy } from '../support/unproved.ts';
import { auditAll, findingsOf, fixturesFolder, readFolder, readTruth, type TruthRecord } from './audit-folder.ts';

const present = new Set<string>(validations.map(({ key }) => key));
/** Validations that describe rather than accuse: they may speak on clean books. */
const DESCRIPTIVE = new Set(['variacion', 'concentracion']);
/** Validations for which nothing was put into these books; younger ones say so beside their cases. */
const WITHOUT_ERRORS = [
  'anticipo_impuestos',
  'mes_modificado',
  'recurrente',
  'cuenta_puente',
  'inactiva',
  'cuenta_inusual',
  'umbral',
  'concentracion',
  'presentacion',
  ...unprovedBy('byWholeCompanies'),
];

function agrees(record: TruthRecord, { account, thirdParties }: Finding): boolean {
  const sameAccount =
    !record.account || !account || account.startsWith(record.account) || record.account.startsWith(account);
  return sameAccount && (!record.third || thirdParties.some(({ nit }) => nit === record.third));
}

describe('fixtures/errors', async () => {
  const folder = join(fixturesFolder, 'errors');
  const { truth, profile } = readTruth(folder);
  const reports = auditAll(await readFolder(folder), profile);
  const mine = truth.filter(({ validation }) => present.has(validation));

  it.each(
    mine.map((record) => [`${record.validation} ${record.year}-${record.month}: ${record.how}`, record] as const),
  )('%s', (_, record) => {
    const findings = findingsOf(
      reports.get(`${record.year}-${String(record.month).padStart(2, '0')}`),
      record.validation,
    );
    expect(findings.filter((finding) => agrees(record, finding))).not.toEqual([]);
  });

  it('puts to proof every validation but those whose errors these books do not have', () => {
    const unproved = [...present].filter((key) => !mine.some(({ validation }) => validation === key));
    expect(WITHOUT_ERRORS).toEqual(expect.arrayContaining(unproved));
  });

  it('suggests entries that can be posted', async () => {
    const months = (await readFolder(folder)).reverse();
    for (const [key, { validations: results }] of reports) {
      const known = months.filter(({ period }) => periodKey(period!) <= key);
      const faults = results.flatMap(({ findings }) => findings.flatMap((finding) => entryFaults(finding, known)));
      expect(faults, key).toEqual([]);
    }
  });

  it('says the same twice, with unique fingerprints', async () => {
    const again = auditAll(await readFolder(folder), profile);
    expect([...again.values()]).toEqual([...reports.values()]);
    for (const report of reports.values()) {
      const all = report.validations.flatMap(({ findings }) => findings);
      expect(new Set(all.map(({ fingerprint }) => fingerprint)).size).toBe(all.length);
      expect(new Set(all.map(({ topic }) => topic)).size).toBe(all.length);
    }
  });
});

describe.each(['clean', ...readdirSync(join(fixturesFolder, 'formats')).map((name) => `formats/${name}`)])(
  'fixtures/%s',
  async (name) => {
    const folder = join(fixturesFolder, name);
    const { truth, profile } = readTruth(folder);
    const reports = auditAll(await readFolder(folder), profile);

    it('finds nothing above baja but what was put in', () => {
      const surplus = [...reports].flatMap(([period, report]) =>
        report.validations
          .filter(({ key }) => !DESCRIPTIVE.has(key))
          .flatMap(({ key, findings }) =>
            findings
              .filter(({ severity }) => severity !== 'baja' && severity !== 'informativa')
              .filter((finding) => !truth.some((record) => record.validation === key && agrees(record, finding)))
              .map(({ rule, account, title }) => `${period} ${rule} ${account}: ${title}`),
          ),
      );
      expect(surplus).toEqual([]);
    });

    it('finds what was put in', () => {
      for (const record of truth.filter(({ validation }) => present.has(validation))) {
        const findings = findingsOf(
          reports.get(`${record.year}-${String(record.month).padStart(2, '0')}`),
          record.validation,
        );
        expect(
          findings.filter((finding) => agrees(record, finding)),
          record.how,
        ).not.toEqual([]);
      }
    });
  },
);
