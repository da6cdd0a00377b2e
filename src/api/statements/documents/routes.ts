/** Statements as files. */
import { createHash } from 'node:crypto';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { findStatement } from '../catalogue.ts';
import { documentTypes } from '../document-parts.ts';
import { haveCopy } from '../keep-copy.ts';
import type { StatementServices } from '../services.ts';
import { insertHandedStatements } from '../statement-checks/queries.ts';
import { withFigures } from '../with-figures.ts';
import { exportStatements } from './contract.ts';
import { drawDocument, type MadeDocument } from './draw-document.ts';

export function mountStatementDocuments({ mount }: Router, services: StatementServices): void {
  const { db } = services;
  mount(exportStatements, async ({ params: { id }, query, caller, reply }) => {
    const { format, period, statements } = query;
    if (statements?.split(',').some((key) => findStatement(key) === undefined))
      throw new AppError('resource.not_found');
    const signal = clientGone(reply);
    const draw = drawDocument(services, caller, { id, query });
    let made: MadeDocument | null = null;
    while (made === null) {
      await haveCopy(services, caller, { companyId: id, period }, signal);
      made = await withFigures(services, caller, signal, draw);
    }
    const { file, nit, handed } = made;
    const name = `estados-financieros-${nit}-${period}.${format}`;
    const digest = createHash('sha256').update(file).digest('hex');
    await asCaller(db, caller, async (trx) => {
      if (handed !== null) await insertHandedStatements(trx, { ...handed, format, digest });
      await logActivity(trx, caller, { act: 'statements.exported', companyId: id, target: name });
    });
    return reply
      .type(documentTypes[format])
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(file));
  });
}
