/**
 * The portfolios of five hundred companies with three years of audited months each, of audits and of statements, on a
 * database of its own: median and fastest of twenty calls at the server. `npm run bench -- portfolio`.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PortfolioQuery } from '#api/audits/portfolio/contract.ts';
import { readPortfolio } from '#api/audits/portfolio/read-portfolio.ts';
import { asCaller, type Database, type DatabaseTransaction } from '#api/kernel/database.ts';
import { figuresBasis } from '#api/statements/figures-basis.ts';
import type { listSummaries } from '#api/statements/portfolio/contract.ts';
import { SUMMARY_RELEASE } from '#api/statements/portfolio/queries.ts';
import { pageOfSummaries } from '#api/statements/portfolio/read-summaries.ts';
import type { QueryOf } from '#core/call/endpoint.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { prepareDataDirectory } from '#platform/data-directory.ts';
import { prepareRoles } from '#platform/database/application-role.ts';
import { createDatabase, withClient } from '#platform/database/connection.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';

const COMPANIES = 500;
const MONTHS = 36;
const CALLS = 20;
const account = randomUUID();

/** Every month has two versions, both audited; parts as `audit_total` has them. */
const seed = `
  select set_config('app.account_id', '${account}', false);
  insert into account (id, name) values ('${account}', 'Firma');
  insert into app_user (account_id, email, name, password_hash, is_root) values ('${account}', 'a@b.co', 'Ana', '', true);
  insert into company (account_id, business_name, nit, check_digit, software_id, regime_id, profile)
    select '${account}', 'Empresa ' || number, (900000000 + number)::text, 0, 1, 1, '{"periodoIva": "bimestral", "regimen": "ordinario"}'
      from generate_series(1, ${COMPANIES}) as number;
  insert into trial_balance (id, account_id, company_id, year, month, version, file_name, sha256, size, bytes, balance, reading,
                             format, format_name, rows, debits, credits, uploaded_by)
    select gen_random_uuid(), account_id, company.id, 2024 + ordinal / 12, 1 + ordinal % 12, made.version, 'b.csv',
           company.id || ' ' || ordinal || ' ' || made.version, 1, '', '', jsonb_build_object('issues', repeat('x', 900)), 'generico', 'Genérico', 1, 0, 0,
           (select id from app_user)
      from company, generate_series(0, ${MONTHS - 1}) as ordinal, generate_series(1, 2) as made (version);
  insert into audit (id, account_id, company_id, balance_id, year, month, state, requested_by, health_index, validations)
    select gen_random_uuid(), account_id, company_id, id, year, month, 'done', uploaded_by, 40 + (company_id + month) % 60,
           jsonb_build_array(repeat('x', 4000))
      from trial_balance;
  insert into audit_total (account_id, audit_id, part, count, amount, to_explain)
    select account_id, audit.id, part, 1 + month, 100000 * company_id, 0
      from audit, unnest(array['critica', 'alta', 'media', 'baja', 'informativa', 'nuevo', 'persistente', 'corregido']) as part;
  insert into finding_life (id, account_id, company_id, fingerprint, topic, proof, subjects, validation, rule, title, period, state, assignee)
    select gen_random_uuid(), account_id, company.id, 'f' || number, 't' || number, 'balance', '{}', 'iva', 'IVA-1', 'x', '2026-10',
           'en_revision', (select id from app_user)
      from company, generate_series(1, 20) as number;
  analyze`;

/** As they are kept, with what they follow from. */
const summaries = `
  insert into statement_summary (account_id, company_id, balance_id, release, basis, assets, liabilities, equity, cash, tax_position,
                                 liquidity, month_revenue, month_result, year_revenue, year_result, failing)
    select account_id, company_id, id, ${SUMMARY_RELEASE}, $1, 1000000 * company_id, 600000 * company_id, 400000 * company_id,
           5000, -300, 150, 80000 - company_id, 100 * (company_id % 7) - 200, 90000, 500, company_id % 3
      from trial_balance where version = 2`;

const folder = prepareDataDirectory(mkdtempSync(join(tmpdir(), 'bench-')));
const { access, stop } = await startEmbeddedPostgres(folder);
const db: Database = createDatabase(access.application);
try {
  await withClient(access.owner, async (owner) => {
    await prepareRoles(owner);
    await owner.query('alter role cuadre_app login');
    await migrate(owner);
  });
  await withClient(access.owner, (owner) => owner.query(seed));
  const { rows } = await withClient(access.owner, async (owner) => {
    await owner.query(`select set_config('app.account_id', '${account}', false)`);
    return owner.query<{ id: number }>('select id from app_user');
  });
  const caller = { accountId: account, userId: rows[0]!.id, isAdmin: false, isRoot: true, grants: [], name: 'Ana' };
  const { digest } = await asCaller(db, caller, (trx) => figuresBasis(trx, 1));
  await withClient(access.owner, async (owner) => {
    await owner.query(`select set_config('app.account_id', '${account}', false)`);
    await owner.query(summaries, [digest]);
    await owner.query('analyze statement_summary');
  });
  const audits = (query: PortfolioQuery) => (trx: DatabaseTransaction) =>
    readPortfolio(trx, caller as unknown as Caller, { to: '2026-10', ...query });
  const statements = (query: QueryOf<typeof listSummaries>) => (trx: DatabaseTransaction) =>
    pageOfSummaries(trx, caller as unknown as Caller, { period: '2026-10', ...query });
  process.stdout.write(`Node ${process.version}, ${cpus().length} cores, ${COMPANIES} companies, ${MONTHS} months\n\n`);
  process.stdout.write('| Call | median, ms | fastest, ms | KB |\n|---|---:|---:|---:|\n');
  for (const [name, read] of [
    ['audits, all companies', audits({})],
    ['audits, by amount at risk', audits({ sort: '-amount' })],
    ['audits, with critical findings, by words', audits({ part: 'critical', q: 'empresa 4' })],
    ['statements, a page', statements({})],
    ['statements, by result, a hundred', statements({ sort: '-result', pageSize: 100 })],
    ['statements, with failing checks, by words', statements({ part: 'failing', q: 'empresa 4' })],
  ] satisfies [string, (trx: DatabaseTransaction) => Promise<object>][]) {
    const times: number[] = [];
    let size = 0;
    for (let call = 0; call < CALLS; call++) {
      const before = performance.now();
      size = JSON.stringify(await asCaller<object>(db, caller, read)).length;
      times.push(performance.now() - before);
    }
    times.sort((a, b) => a - b);
    const [fastest, median] = [times[0]!, times[CALLS / 2]!].map((ms) => ms.toFixed(1));
    process.stdout.write(`| ${name} | ${median} | ${fastest} | ${Math.round(size / 1024)} |\n`);
  }
} finally {
  await db.destroy();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
