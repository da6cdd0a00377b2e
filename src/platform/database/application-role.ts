/**
 * The application role: created before the migrations, and verified at every start: row-level security must bind it, on
 * every table of tenants.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartUpError } from '../start-up-error.ts';
import { applicationRole, queueRole } from './connection.ts';
import { text } from './text.es.ts';

const insufficientPrivilege = '42501';

/** PostgreSQL's own roles that give access to files or programs on the server. */
const filesAndPrograms = ['pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program'];

/**
 * Creates the roles of the application and of the queue if missing, and grants them their rights in this database.
 * @throws StartUpError with the statements for the administrator, when the owner may not create roles
 */
export async function prepareRoles(owner: pg.Client): Promise<void> {
  try {
    await owner.query(await readFile(join(import.meta.dirname, 'roles.sql'), 'utf8'));
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== insufficientPrivilege) throw error;
    throw new StartUpError(text.rolesMissing([applicationRole, queueRole], owner.user ?? ''), { cause: error });
  }
}

/**
 * Refuses a role that could read or change other accounts' data.
 * @throws StartUpError with the reason
 */
export async function assertRowSecurityBinds(application: pg.Client): Promise<void> {
  const { rows } = await application.query<{
    role: string;
    rolsuper: boolean;
    rolbypassrls: boolean;
    owns: boolean;
    becomes: string | null;
  }>(
    `select current_user as role, rolsuper, rolbypassrls,
            (select string_agg(other.rolname, ', ' order by other.rolname) from pg_roles other
              where other.rolname <> current_user and pg_has_role(current_user, other.oid, 'MEMBER')
                and (other.rolsuper or other.rolbypassrls or other.rolname = any($1))
            ) as becomes,
            exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                    where n.nspname = 'public' and c.relkind in ('r', 'p')
                      and pg_has_role(current_user, c.relowner, 'MEMBER')) as owns
       from pg_roles where rolname = current_user`,
    [filesAndPrograms],
  );
  const [found] = rows;
  if (!found) throw new Error('pg_roles does not list the current user');
  const reason =
    (found.role !== applicationRole && text.reasons.notApplicationRole) ||
    (found.rolsuper && text.reasons.superuser) ||
    (found.rolbypassrls && text.reasons.bypassesRowSecurity) ||
    (found.owns && text.reasons.ownsTables) ||
    (found.becomes !== null && text.reasons.becomes(found.becomes));
  if (reason) throw new StartUpError(text.roleTooPowerful(found.role, reason));
}

/**
 * Refuses a database in which a table of tenant rows (with an account, or referring to accounts) lacks row-level
 * security, or does not force it on its owner.
 * @throws StartUpError with the tables
 */
export async function assertTablesAreSecured(application: pg.Client): Promise<void> {
  const { rows } = await application.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p')
        and not (c.relrowsecurity and c.relforcerowsecurity)
        and (c.relname = 'account'
          or exists (select from pg_attribute a
                      where a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped)
          or exists (select from pg_constraint f
                      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = to_regclass('public.account')))
      order by 1`,
  );
  if (rows.length > 0) throw new StartUpError(text.tablesUnsecured(rows.map(({ name }) => name)));
}

/** Whether a connection of the service was opened by a login that could leave its role for more than that. */
export async function loginIsOwner(application: pg.Client): Promise<boolean> {
  const { rows } = await application.query<{ powerful: boolean }>(
    `select rolsuper or rolbypassrls or rolcreaterole
            or exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                        where n.nspname = 'public' and c.relkind in ('r', 'p')
                          and pg_has_role(session_user, c.relowner, 'MEMBER')) as powerful
       from pg_roles where rolname = session_user`,
  );
  return rows[0]!.powerful;
}
