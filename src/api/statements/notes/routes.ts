/** Notes to the statements: read and written by year. */
import { isDeepStrictEqual } from 'node:util';
import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Router } from '#platform/http/router.ts';
import type { StatementServices } from '../services.ts';
import { getStatementNotes, type StatementNotes, setStatementNotes } from './contract.ts';
import { notesInForce, writeNotes } from './queries.ts';
import { text } from './text.es.ts';

const etag = ({ version }: Pick<StatementNotes, 'version'>) => `"${version}"`;

export function mountStatementNotes({ mount }: Router, { db }: Pick<StatementServices, 'db'>): void {
  mount(getStatementNotes, async ({ params: { id, period }, caller, reply }) => {
    readPeriod(period);
    const data = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, id);
      return notesInForce(trx, id, period);
    });
    reply.header('etag', etag(data));
    return { data };
  });
  mount(setStatementNotes, async ({ params: { id, period }, body, caller, request, reply }) => {
    const { year } = readPeriod(period);
    const ifMatch = request.headers['if-match'];
    const data = await asCaller(db, caller, async (trx) => {
      await ownCompany(trx, caller, id);
      const current = await notesInForce(trx, id, period);
      if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== etag(current)) throw conflict(ifMatch, current);
      const notes = body.notes.map(({ title, text: words }) => ({ title: title.trim(), text: words.trim() }));
      if (isDeepStrictEqual(notes, current.notes)) return current;
      const written = await writeNotes(trx, caller, { companyId: id, read: current, notes });
      if (!written) throw conflict(etag(current), await notesInForce(trx, id, period));
      await logActivity(trx, caller, {
        act: 'statement_notes.changed',
        companyId: id,
        target: String(year),
        details: { count: notes.length },
      });
      return notesInForce(trx, id, period);
    });
    reply.header('etag', etag(data));
    return { data };
  });
}

function conflict(ifMatch: string, { version }: StatementNotes): AppError {
  const read = ifMatch.replaceAll(/\D/g, '');
  return new AppError('resource.conflict', {}, [{ field: 'version', message: text.versions(read, version) }]);
}
