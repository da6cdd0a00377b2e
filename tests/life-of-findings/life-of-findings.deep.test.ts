/** Stored changes of findings against their recomputation from all months (oracle). */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditDocuments } from '#api/audits/audits/audit-document.ts';
import type { Audit } from '#api/audits/audits/contract.ts';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { findItem, findingItems } from '#api/audits/audits/findings/finding-items.ts';
import { findAudit } from '#api/audits/audits/queries.ts';
import { compareUncompared } from '#api/audits/audits/run/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { parsePeriod, periodKey } from '#core/calendar/period.ts';
import type { Severity } from '#core/engine/severity.ts';
import { migrate, migrationsFolder } from '#platform/database/migrate.ts';
import { cases } from '../support/test-sizes.ts';
import {
  begin,
  closePlace,
  type MadeAudit,
  type MadeFinding,
  newCompany,
  openPlace,
  type Place,
  runAll,
  writeAll,
} from './made-audits.ts';
import { type DoneAudit, readTimeLife } from './read-time-life.ts';

/** The API's answer for every audit equals the recomputation. */
async function check({ db, accountId, userId }: Place, companyId: number, done: readonly DoneAudit[]): Promise<void> {
  await asCaller(db, { accountId, userId, isAdmin: false }, async (trx) => {
    const records = await Promise.all(done.map(({ id }) => findAudit(trx, companyId, id)));
    const documents = await auditDocuments(
      trx,
      companyId,
      records.map((record) => record!),
    );
    for (const [index, audit] of done.entries()) {
      const wanted = readTimeLife(audit, done);
      const items = await findingItems(trx, records[index]!);
      const brief = ({ finding, change, correctedIn, unchanged, since, foundIn, compared }: FindingItem) => ({
        fingerprint: finding.fingerprint,
        change,
        correctedIn,
        unchanged,
        since,
        foundIn,
        compared,
      });
      expect(items.map(brief)).toEqual(wanted.items);
      for (const { finding } of items) expect(finding.thirdParties.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
      const [last] = wanted.items.slice(-1);
      if (last) {
        const { item } = (await findItem(trx, records[index]!, last.fingerprint))!;
        expect(brief(item)).toEqual(last);
        expect(item.finding.thirdParties.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
      }
      const {
        severities: bySeverity,
        comparison,
        correctedInVersion,
        trend,
      } = documents[index]!.attributes.result as NonNullable<Audit['attributes']['result']>;
      expect({ bySeverity, comparison, correctedInVersion, trend }).toEqual({
        bySeverity: wanted.severities,
        comparison: wanted.comparison ?? null,
        correctedInVersion: wanted.correctedInVersion,
        trend: wanted.trend,
      });
    }
  });
}

const old: fc.Arbitrary<MadeFinding> = fc.record({
  name: fc.constantFrom('p', 'q', 'r', 's'),
  severity: fc.constantFrom<Severity>('critica', 'media', 'informativa'),
  amount: fc.constantFrom(1n, 250n, 2n ** 62n),
});
const ids = fc.subarray(['1', '2', '3']);
const finding = fc.oneof(
  { weight: 1, arbitrary: old },
  { weight: 2, arbitrary: fc.tuple(old, ids, fc.boolean()).map(([one, about, isFlow]) => ({ ...one, about, isFlow })) },
);
const findingsOf = (arbitrary: fc.Arbitrary<MadeFinding>) =>
  fc.uniqueArray(arbitrary, { maxLength: 3, selector: ({ name }) => name });
/** As the rules of their names are: see `made-audits.ts`. */
const ofOldRules = fc
  .tuple(old, ids)
  .map(([one, about]) => ({ ...one, isFlow: one.name === 'q', about: one.name === 's' ? about : [] }));
const historyOf = (found: fc.Arbitrary<MadeFinding[]>) =>
  fc.array(
    fc.record({
      period: fc.constantFrom('2025-11', '2025-12', '2025-13', '2026-01', '2026-02', '2026-03', '2026-05'),
      a: found,
      b: found,
      reuses: fc.boolean(),
      slow: fc.boolean(),
      isBlind: fc.boolean(),
    }),
    { minLength: 2, maxLength: 10 },
  );
const history = historyOf(findingsOf(finding));

describe('stored changes of findings', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace(migrationsFolder);
  });
  afterAll(() => closePlace(place));

  test('equal the recomputation, in any order of auditing, superseding and finishing', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (audits) => {
        const companyId = await newCompany(place);
        await check(place, companyId, await runAll(place, companyId, audits));
      }),
      { numRuns: cases(30, 6) },
    );
  });

  const found = (names: string) => [...names].map((name) => ({ name, severity: 'alta' as const, amount: 100n }));
  const month = (period: string, names: string): MadeAudit => {
    return { period, a: found(names), b: [], reuses: false, slow: false };
  };
  test.each<[name: string, audits: MadeAudit[], change: string, since: string, of?: string]>([
    ['first month of all', [month('2026-03', 'x')], 'nuevo', '2026-03'],
    ['not there the month before', [month('2026-02', 'y'), month('2026-03', 'x')], 'nuevo', '2026-03'],
    ['there the month before', [month('2026-02', 'x'), month('2026-03', 'x')], 'persistente', '2026-02'],
    [
      'gone the month before, there earlier',
      [month('2026-01', 'x'), month('2026-02', 'y'), month('2026-03', 'x')],
      'reabierto',
      '2026-03',
    ],
    ['there in the nearest audited month', [month('2025-12', 'x'), month('2026-03', 'x')], 'persistente', '2026-03'],
    ['only later', [month('2026-03', 'x'), month('2026-04', 'x')], 'nuevo', '2026-03'],
    [
      'there in the closing period',
      [month('2025-13', 'x'), month('2026-01', 'x')],
      'persistente',
      '2026-01',
      '2026-01',
    ],
    [
      'over the turn of the year',
      [month('2025-12', 'x'), month('2026-01', 'x'), month('2026-02', 'x')],
      'persistente',
      '2025-12',
      '2026-02',
    ],
    ['an earlier month comes late', [month('2026-03', 'x'), month('2026-02', 'x')], 'persistente', '2026-02'],
    [
      'an earlier month is replaced',
      [month('2026-01', 'x'), month('2026-02', 'x'), month('2026-03', 'x'), month('2026-02', 'y')],
      'reabierto',
      '2026-03',
    ],
  ])('%s', async (_name, audits, change, since, asked = '2026-03') => {
    const companyId = await newCompany(place);
    const done = await runAll(place, companyId, audits);
    await check(place, companyId, done);
    const subject = done.findLast((audit) => periodKey(audit) === asked)!;
    const { rows } = await place.owner.query(
      'select change, since_year, since_month from finding where audit_id = $1',
      [subject.id],
    );
    const { year, month: sinceMonth } = parsePeriod(since)!;
    expect(rows).toEqual([{ change, since_year: year, since_month: sinceMonth }]);
  });

  test('what a month did not look for is not corrected there', async () => {
    const companyId = await newCompany(place);
    const audits = [month('2026-01', 'x'), { ...month('2026-02', ''), isBlind: true }, month('2026-03', '')];
    const done = await runAll(place, companyId, audits);
    await check(place, companyId, done);
    const { rows } = await place.owner.query(
      `select part, count from audit_total where audit_id = any($1) and part in ('corregido', 'ya_no_aplica')`,
      [done.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ part: 'ya_no_aplica', count: 1 }]);
  });

  const blind = (period: string): MadeAudit => ({ ...month(period, ''), isBlind: true });
  test.each<[name: string, audits: MadeAudit[], changes: string[]]>([
    ['as it was', [month('2026-01', 'x'), blind('2026-02'), month('2026-03', 'x')], ['nuevo', 'persistente']],
    [
      'over several such months',
      [month('2026-01', 'x'), blind('2026-02'), blind('2026-03'), month('2026-04', 'x')],
      ['nuevo', 'persistente'],
    ],
    [
      'reopened once one of them is evaluated',
      [month('2026-01', 'x'), blind('2026-02'), blind('2026-03'), month('2026-04', 'x'), month('2026-02', 'y')],
      ['nuevo', 'nuevo', 'reabierto'],
    ],
    ['of a version', [month('2026-01', 'x'), blind('2026-01'), month('2026-01', 'x')], ['nuevo', 'nuevo']],
  ])('what a month did not evaluate goes on: %s', async (_name, audits, changes) => {
    const companyId = await newCompany(place);
    const done = await runAll(place, companyId, audits);
    await check(place, companyId, done);
    const { rows } = await place.owner.query(
      `select change, since_month from finding join audit on audit.id = audit_id where audit_id = any($1)
        order by audit.month, audit.created_at`,
      [done.map(({ id }) => id)],
    );
    expect(rows.map(({ change }) => change)).toEqual(changes);
    if (changes.at(-1) === 'persistente') expect(rows.at(-1).since_month).toBe(1);
  });

  test('two months that finish concurrently see each other', async () => {
    const companyId = await newCompany(place);
    const months = ['2026-01', '2026-02', '2026-03', '2026-04'].map((period) => month(period, 'x'));
    const ends: (() => Promise<DoneAudit>)[] = [];
    for (const [number, audit] of months.entries()) ends.push(await begin(place, companyId, audit, number, []));
    await check(place, companyId, await Promise.all(ends.map((end) => end())));
  });
});

describe('data of earlier releases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cuadre-migrations-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is completed by the migration, and compared again at the next start', async () => {
    const files = readdirSync(migrationsFolder).filter((file) => file < '0024');
    for (const file of files) copyFileSync(join(migrationsFolder, file), join(folder, file));
    const place = await openPlace(folder);
    const companies: { companyId: number; done: DoneAudit[] }[] = [];
    for (const audits of fc.sample(historyOf(findingsOf(ofOldRules)), { numRuns: cases(30, 6), seed: 24 })) {
      const companyId = await newCompany(place);
      companies.push({ companyId, done: await writeAll(place, companyId, audits) });
    }
    await migrate(place.owner);
    await compareUncompared(place.db);
    // Rows of that time have no order but their place in the table, which fills its gaps.
    const { rows } = await place.owner.query('select audit_id, topic, position from finding');
    const positions = new Map<string, number>(rows.map((row) => [`${row.audit_id} ${row.topic}`, row.position]));
    for (const { companyId, done } of companies) {
      const placed = done.map((audit) => {
        const positionOf = ({ topic }: { topic: string }) => positions.get(`${audit.id} ${topic}`)!;
        return { ...audit, found: audit.found.toSorted((a, b) => positionOf(a) - positionOf(b)) };
      });
      await check(place, companyId, placed);
    }
    await closePlace(place);
  });

  test('of custom rules is compared by the third parties of their `tercero`', async () => {
    // Results are stored by this release, and look as before it: what stores them needs the tables of today.
    const place = await openPlace(migrationsFolder);
    const companyId = await newCompany(place);
    const months = ['2026-01', '2026-02', '2026-03'].map(
      (period): MadeAudit => ({
        period,
        a: [{ name: 'x', severity: 'media', amount: 1n }],
        b: [],
        reuses: false,
        slow: false,
      }),
    );
    const done = await runAll(place, companyId, months);
    const told = [['800'], ['900', '800'], ['901']];
    for (const [index, { id }] of done.entries())
      await place.owner.query(
        `update finding set validation = 'propia', validation_id = 201,
                document = jsonb_set(document, '{thirdParties}', $2) where audit_id = $1`,
        [id, JSON.stringify(told[index]!.map((nit) => ({ nit, name: nit })))],
      );
    const migration = readdirSync(migrationsFolder).find((file) => file.startsWith('0051'))!;
    await place.owner.query(readFileSync(join(migrationsFolder, migration), 'utf8'));
    await compareUncompared(place.db);
    const { rows } = await place.owner.query(
      `select change, subjects, fingerprint, document->>'fingerprint' as told from finding
         join audit on audit.id = audit_id order by month`,
    );
    expect(rows).toEqual([
      { change: 'nuevo', subjects: ['800'], fingerprint: 'a-x@800', told: 'a-x@800' },
      { change: 'persistente', subjects: ['800', '900'], fingerprint: 'a-x@800', told: 'a-x@800' },
      { change: 'nuevo', subjects: ['901'], fingerprint: 'a-x@901', told: 'a-x@901' },
    ]);
    await closePlace(place);
  });
});
