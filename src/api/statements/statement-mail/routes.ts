/** Who is mailed when the statements of a month are signed: read and chosen. */
import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Router } from '#platform/http/router.ts';
import { catalogue, findStatement } from '../catalogue.ts';
import { readersOf } from '../readers.ts';
import type { StatementServices } from '../services.ts';
import * as contract from './contract.ts';
import { findStatementMail, setStatementMail } from './queries.ts';

export function mountStatementMail({ mount }: Router, { db }: Pick<StatementServices, 'db'>): void {
  mount(contract.getStatementMail, ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      const { id, accountId } = await readCompany(trx, caller, params.id);
      return { data: await settingOf(trx, accountId, id) };
    }),
  );
  mount(contract.putStatementMail, ({ params, body, caller }) =>
    asCaller(db, caller, async (trx) => {
      const { id, accountId, businessName } = await ownCompany(trx, caller, params.id);
      const readers = new Set((await readersOf(trx, accountId, id)).map((reader) => reader.id));
      if (body.recipients.some((recipient) => !readers.has(recipient))) throw new AppError('resource.not_found');
      if (body.statements.some((key) => findStatement(key) === undefined)) throw new AppError('resource.not_found');
      await setStatementMail(trx, caller, id, body);
      const { toEveryone, statements, recipients } = body;
      const details = { toEveryone, statements, recipients: recipients.length };
      await logActivity(trx, caller, { act: 'statements.mail', companyId: id, target: businessName, details });
      return { data: await settingOf(trx, accountId, id) };
    }),
  );
}

async function settingOf(
  trx: DatabaseTransaction,
  accountId: string,
  companyId: number,
): Promise<contract.StatementMail> {
  const choice = await findStatementMail(trx, companyId);
  const chosen = new Set(choice?.recipients);
  return {
    toEveryone: choice?.toEveryone ?? true,
    statements: catalogue.map(({ declaration: { key }, text }) => ({
      key,
      name: text.title,
      isChosen: choice?.statements.includes(key) ?? true,
    })),
    people: (await readersOf(trx, accountId, companyId)).map(({ id, name, wantsMail }) => ({
      id,
      name,
      isChosen: chosen.has(id),
      hasMailOff: !wantsMail,
    })),
  };
}
