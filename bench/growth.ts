/**
 * An account with many companies beside others, as rows straight into the database: what the first calls of the client
 * answer, how long they take, how many rows they read and which large tables they read whole; and bytes of a company's
 * month. `npm run bench -- growth [companies of the account] [companies of others] [months]`; 1000, 1000 and 24 when not given.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from '#platform/database/connection.ts';
import { accessBySocket } from '#platform/database/embedded/embedded-postgres.ts';
import { findServer } from '#platform/database/embedded/postgres-process.ts';
import { MeasuredServer } from './measured-server.ts';

const [ours = 1000, others = 1000, months = 24] = process.argv.slice(2).map(Number);
const calls = 7;
/** In rows: a table with more is never read whole for a call. */
const large = 5000;
const tree = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));

/** Amounts, sizes and texts as of a company with some 2,000 rows a month; `$1`: its account, `$2`: its user, `$3`: how many. */
const companies = `
  insert into company (account_id, business_name, nit, check_digit, software_id, regime_id, profile)
    select $1, 'Empresa ' || number, (700000000 + number + 100000 * (select count(*) from account))::text, 0, 1, 1,
           '{"periodoIva": "bimestral", "regimen": "ordinario"}' from generate_series(1, $2::int) as number`;
const balances = `
  insert into trial_balance (id, account_id, company_id, year, month, version, file_name, sha256, size, bytes, balance, reading,
                             format, format_name, rows, debits, credits, uploaded_by)
    select gen_random_uuid(), account_id, company.id, 2024 + ordinal / 12, 1 + ordinal % 12, 1, 'b.csv',
           company.id || ' ' || ordinal, 1, '', '', jsonb_build_object('issues', repeat('x', 900)), 'generico', 'Genérico', 1, 0, 0, $2
      from company, generate_series(0, $3::int - 1) as ordinal where account_id = $1 and business_name like 'Empresa %'`;
const audits = `
  insert into audit (id, account_id, company_id, balance_id, year, month, state, requested_by, health_index, validations)
    select gen_random_uuid(), account_id, company_id, id, year, month, 'done', uploaded_by, 40 + (company_id + month) % 60,
           jsonb_build_array(repeat('x', 4000))
      from trial_balance where account_id = $1 and file_name = 'b.csv'`;
const totals = `
  insert into audit_total (account_id, audit_id, part, count, amount, to_explain)
    select account_id, audit.id, part, 1 + month, 100000 * company_id, 0
      from audit, unnest(array['critica', 'alta', 'media', 'baja', 'informativa', 'nuevo', 'persistente', 'corregido']) as part
     where account_id = $1 on conflict do nothing`;
const lives = `
  insert into finding_life (id, account_id, company_id, fingerprint, topic, proof, subjects, validation, rule, title, period, state)
    select gen_random_uuid(), account_id, company.id, 'f' || number, 't' || number, 'balance', '{}', 'iva', 'IVA-1', 'x', '2025-12',
           'en_revision'
      from company, generate_series(1, 20) as number where account_id = $1 and business_name like 'Empresa %'`;

async function fill(owner: pg.Client, account: string, user: number, number: number): Promise<void> {
  await owner.query(companies, [account, number]);
  await owner.query(balances, [account, user, months]);
  for (const part of [audits, totals, lives]) await owner.query(part, [account]);
}

/** Rows that scans have read so far, and large tables that were read whole so often. */
async function readSoFar(owner: pg.Client) {
  const { rows } = await owner.query<{ name: string; scans: number; read: number; live: number }>(
    `select relname as name, seq_scan::int as scans, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read, n_live_tup::int as live
       from pg_stat_user_tables where schemaname = 'public'`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

const paths = (company: number) => [
  '/user/access',
  '/user/access?grouped=true',
  '/user/companies',
  '/user/companies/months',
  '/user/portfolio',
  '/user/notifications',
  `/companies/${company}`,
  `/companies/${company}/audit-months`,
  `/companies/${company}/audits`,
  `/companies/${company}/trial-balances`,
];

await MeasuredServer.prepare(tree, folder);
const server = await MeasuredServer.start(tree, folder);
try {
  const { owner } = accessBySocket(findServer(join(folder, 'postgres'))!.socketFolder);
  await withClient(owner, async (client) => {
    const { rows } = await client.query<{ id: number; account: string }>(
      `select id, account_id as account from app_user where email = $1`,
      [server.signIn.email],
    );
    const { id, account } = rows[0]!;
    const size = async () =>
      Number((await client.query('select pg_database_size(current_database()) as size')).rows[0].size);
    const before = await size();
    const since = performance.now();
    await fill(client, account, id, ours);
    const other = await client.query<{ id: string }>(
      `insert into account (id, name) values (gen_random_uuid(), 'Otra firma') returning id`,
    );
    await client.query(
      `insert into app_user (account_id, email, name, password_hash, is_root) values ($1, 'otra@ejemplo.co', 'Ana', '', true)`,
      [other.rows[0]!.id],
    );
    await fill(client, other.rows[0]!.id, id, others);
    const seconds = (performance.now() - since) / 1000;
    const monthsMade = (ours + others) * months;
    const bytes = ((await size()) - before) / monthsMade;
    await client.query('vacuum analyze');
    process.stdout.write(
      `Node ${process.version}, ${cpus().length} cores; ${ours} companies, ${others} of others, ${months} months: ` +
        `${Math.round(seconds)} s to write, ${Math.round(bytes)} bytes a month without its books\n\n`,
    );
    process.stdout.write('| Call | kB | median, ms | rows read | read whole |\n|---|---:|---:|---:|---|\n');
    const [first] = (await server.call<{ data: { id: number }[] }>('GET', '/user/companies')).answer.data;
    for (const path of paths(first!.id)) {
      const times: number[] = [];
      let kilobytes = 0;
      for (let call = 0; call < calls; call++) {
        const { ms, answer } = await server.call<object>('GET', path);
        times.push(ms);
        kilobytes = JSON.stringify(answer).length / 1024;
      }
      // Of one call: backends report what they read after a second of rest.
      await sleep(1500);
      const earlier = await readSoFar(client);
      await server.call('GET', path);
      await sleep(1500);
      const later = await readSoFar(client);
      const read = [...later.values()].reduce((sum, row) => sum + row.read - (earlier.get(row.name)?.read ?? 0), 0);
      const whole = [...later.values()].filter(
        ({ name, scans, live }) => live > large && scans > (earlier.get(name)?.scans ?? 0),
      );
      times.sort((a, b) => a - b);
      const median = times[Math.floor(calls / 2)]!;
      process.stdout.write(
        `| ${path} | ${kilobytes.toFixed(1)} | ${median.toFixed(0)} | ${read} | ${whole.map(({ name }) => name).join(', ')} |\n`,
      );
    }
  });
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
