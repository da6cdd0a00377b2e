// @ts-check
/**
 * Kysely row types generated from a migrated database: select, insert and update rights of the application role by
 * column. The generated file carries a digest of the migrations and of itself, so that checking it needs no server.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * @typedef {import('./docs/generate-registry.mjs').GeneratedFile} GeneratedFile
 * @typedef {object} Column
 * @property {string} relation its table
 * @property {string} name
 * @property {string} type as PostgreSQL writes it
 * @property {boolean} nullable
 * @property {boolean} has_default
 * @property {boolean} generated always by the database: identity or computed
 * @property {boolean} updatable by the application role
 * @property {string | null} check the definition of its check constraint, if it is of this column alone
 */

/** Incremented when this generator's output changes for the same tables, to force regeneration. */
const edition = 1;

const path = 'src/platform/database/schema.gen.ts';
const migrations = 'src/platform/database/migrations';

/** TypeScript type of each database type, as configured by `createDatabase` (connection.ts). */
const typescript = {
  bigint: 'bigint',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  integer: 'number',
  jsonb: 'object',
  numeric: 'string',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'real[]': 'number[]',
  'timestamp with time zone': 'Date',
  uuid: 'string',
};

const columnsQuery = `
  select c.relname as relation, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
         not a.attnotnull as nullable, a.atthasdef as has_default,
         a.attidentity = 'a' or a.attgenerated <> '' as generated,
         has_column_privilege('cuadre_app', c.oid, a.attnum, 'update') and (not c.relrowsecurity
           or exists (select from pg_policy where polrelid = c.oid and polcmd in ('*', 'w'))) as updatable,
         (select pg_get_constraintdef(k.oid) from pg_constraint k
           where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
             and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%') as check
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
     and has_table_privilege('cuadre_app', c.oid, 'select')
   order by c.relname, a.attnum`;

/**
 * Expected content of the generated file. A server is started only when the existing file's digest does not match.
 * @param {{ check: boolean }} options with `check` a mismatch returns an empty file, without starting a server
 * @returns {Promise<GeneratedFile>}
 */
export async function generateRowTypes({ check }) {
  const present = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  if (isSealed(present)) return { path, content: present };
  return { path, content: check ? '' : sealed(await typesOfMigrations()) };
}

/**
 * Row types of a migrated database, without the digest.
 * @param {{ query: (sql: string) => Promise<{ rows: Column[] }> }} client connected as the owner of the tables
 */
export async function rowTypes(client) {
  const { rows } = await client.query(columnsQuery);
  const tables = Map.groupBy(rows, ({ relation }) => relation);
  const fields = [...tables].map(
    ([table, columns]) =>
      `  ${table}: {\n${columns.map((column) => `    ${column.name}: ${typeOf(column)};\n`).join('')}  };\n`,
  );
  return [
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely';\n\n",
    '/** Inserted and never updated: neither grants nor policies let the service do it. */\n',
    'type Fixed<Type> = ColumnType<Type, Type, never>;\n\n',
    '/** By table: cents and other 64 bits are bigint, days are `YYYY-MM-DD`, uuid is text; JSON is written as text. */\n',
    `export interface Schema {\n${fields.join('')}}\n`,
  ].join('');
}

/** @param {Column} column */
function typeOf({ relation, name, type, nullable, has_default, generated, updatable, check }) {
  const known = typescript[/** @type {keyof typeof typescript} */ (type)];
  if (known === undefined) throw new Error(`${relation}.${name} is ${type}, which has no TypeScript type yet`);
  const orNull = nullable ? ' | null' : '';
  const read = (check === null ? known : allowedWords(check)) + orNull;
  if (generated) return `GeneratedAlways<${read}>`;
  const written = type === 'jsonb' ? `string${orNull}` : read;
  // Kysely already treats nullable columns as optional on insert.
  const inserted = has_default && !nullable ? `${written} | undefined` : written;
  if (type === 'jsonb' || (inserted !== read && !updatable))
    return `ColumnType<${read}, ${inserted}, ${updatable ? written : 'never'}>`;
  if (!updatable) return `Fixed<${read}>`;
  return inserted === read ? read : `Generated<${read}>`;
}

/**
 * `CHECK ((state = ANY (ARRAY['queued'::text, 'done'::text])))` as a union of literals.
 * @param {string} check
 */
function allowedWords(check) {
  return [...check.matchAll(/'([^']*)'::text/g)].map(([, word]) => `'${word}'`).join(' | ');
}

/** @returns {Promise<string>} row types of a temporary database */
async function typesOfMigrations() {
  const { startEmbeddedPostgres } = await import('../../src/platform/database/embedded/embedded-postgres.ts');
  const { prepareDataDirectory } = await import('../../src/platform/data-directory.ts');
  const { prepareRoles } = await import('../../src/platform/database/application-role.ts');
  const { withClient } = await import('../../src/platform/database/connection.ts');
  const { migrate } = await import('../../src/platform/database/migrate.ts');
  const folder = prepareDataDirectory(mkdtempSync(join(tmpdir(), 'cuadre-gen-')));
  const server = await startEmbeddedPostgres(folder);
  try {
    return await withClient(server.access.owner, async (owner) => {
      await prepareRoles(owner);
      await migrate(owner);
      return rowTypes(owner);
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} types */
export function sealed(types) {
  return `/** Rows of the tables that the migrations create. Generated by \`npm run gen\` from them: do not edit. ${digestOf(types)} */\n${types}`;
}

/** @param {string} file */
export function isSealed(file) {
  return file === sealed(file.slice(file.indexOf('\n') + 1));
}

/** @param {string} types */
function digestOf(types) {
  const hash = createHash('sha256').update(`${edition}\n${types}`);
  const files = readdirSync(join(root, migrations))
    .filter((file) => file.endsWith('.sql'))
    .sort();
  // Git may check out the same file with other line endings.
  for (const file of files)
    hash.update(`\n${file}\n${readFileSync(join(root, migrations, file), 'utf8').replaceAll('\r\n', '\n')}`);
  return `sha256:${hash.digest('hex')}`;
}
