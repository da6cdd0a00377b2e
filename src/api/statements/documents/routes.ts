/** Statements as files: what they say is read and drawn, then written by a worker. */
import { createHash } from 'node:crypto';
import { reportCode, writtenCode } from '#api/audits/report-code.ts';
import { logoAddress } from '#api/companies/logo/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Comparative } from '#core/statement/comparatives.ts';
import { isRestated } from '#core/statement/unit/statement-unit.ts';
import { clock } from '#platform/clock.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { auditChecks } from '../audit-check.ts';
import { budgetOf } from '../budgets/queries.ts';
import { findStatement, statementsOf } from '../catalogue.ts';
import { companyPart, documentTypes, usualDetail } from '../document-parts.ts';
import { asked, monthsNeeded, optionsOf, ratesOf } from '../drawing.ts';
import { haveCopy } from '../keep-copy.ts';
import { notesInForce } from '../notes/queries.ts';
import { readDrawnMonth } from '../read-months.ts';
import type { StatementServices } from '../services.ts';
import { type SignedState, signedState } from '../signed-state.ts';
import { insertHandedStatements } from '../statement-checks/queries.ts';
import type { StatementTreeDocument } from '../statements/contract.ts';
import { withFigures } from '../with-figures.ts';
import { exportStatements } from './contract.ts';
import type { StatementsSeal } from './statements-content.ts';
import type { StatementsTask } from './write-statements.ts';

export function mountStatementDocuments({ mount }: Router, services: StatementServices): void {
  const { db } = services;
  mount(exportStatements, async ({ params: { id }, query, caller, reply }) => {
    const {
      format,
      period,
      statements: keys,
      compare: beside,
      detail = usualDetail[query.format],
      figures,
      unit = 'pesos',
      ...choices
    } = query;
    if (keys?.split(',').some((key) => findStatement(key) === undefined)) throw new AppError('resource.not_found');
    const signal = clientGone(reply);
    await haveCopy(services, caller, { companyId: id, period }, signal);
    const { file, nit, handed } = await withFigures(services, caller, signal, async (run, write) => {
      const read = await asCaller(db, caller, async (trx) => {
        const month = (await readDrawnMonth(trx, caller, id, period))!;
        const compare = (beside?.split(',') ?? []) as Comparative[];
        return {
          month,
          compare,
          company: await readCompany(trx, caller, id),
          logo: await logoAddress(trx, id),
          checks: await auditChecks(trx, id, month.shown.id),
          notes: (await notesInForce(trx, id, period)).notes,
          budget: compare.includes('presupuesto') ? await budgetOf(trx, id, month.shown.year) : [],
        };
      });
      const { month, compare, company, logo, checks, budget } = read;
      const statements = keys?.split(',') ?? statementsOf(month.framework);
      const state = await signedState(services, caller, run, { companyId: id, month });
      const isSigned = figures === 'signed';
      if (isSigned && state === null) throw new AppError('resource.not_found');
      const rates = await ratesOf(services, caller, unit);
      // Thousands and millions are rounded when they are written, as copies are.
      const options = { ...optionsOf(month), ...choices, compare, ...(isRestated(unit) && { unit }) };
      const trees = isSigned
        ? signedTrees(state!, statements)
        : withChecks(
            await run('drawSet', asked(month, monthsNeeded(month, unit)), {
              statements,
              options,
              detail,
              budget,
              rates,
            }),
            checks,
          );
      const unsealed: Omit<StatementsTask['content'], 'seal'> = {
        ...companyPart(company, state),
        logo,
        group: null,
        period,
        basis: choices.basis ?? 'month',
        unit,
        notes: isSigned ? state!.kept.copy.notes : read.notes,
        signedOff: state?.signedAt.toISOString() ?? null,
        changes: isSigned ? 0 : (state?.differences.length ?? 0),
        made: clock.today(),
      };
      const address = `${services.publicUrl()}/verificar`;
      const seal = state === null ? null : sealOf(state, { format, address, content: unsealed, trees });
      const bytes = await write({ format, content: { ...unsealed, seal: seal?.told ?? null }, trees, rates });
      const handed = seal && { signOffId: state!.signOffId, code: seal.code, isAsSigned: unsealed.changes === 0 };
      return { file: bytes, nit: unsealed.company.nit, handed };
    });
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

/** The code follows from all that the document says: the same one of the same day has the same code. */
function sealOf(
  { preparedBy, closedBy, isOnePerson }: SignedState,
  { address, ...said }: { address: string; content: object; [other: string]: unknown },
) {
  const code = reportCode(JSON.stringify([address, preparedBy, closedBy, isOnePerson, said]));
  return {
    code,
    told: { code: writtenCode(code), address, preparedBy, closedBy, isOnePerson } satisfies StatementsSeal,
  };
}

function signedTrees({ kept }: SignedState, statements: readonly string[]): StatementTreeDocument[] {
  return statements.flatMap((key) => kept.copy.statements.find((tree) => tree.key === key) ?? []);
}

/** Those of the audit are told once, with the first statement. */
function withChecks(
  trees: readonly StatementTreeDocument[],
  checks: StatementTreeDocument['checks'],
): StatementTreeDocument[] {
  return trees.map((tree, index) => (index === 0 ? { ...tree, checks: [...tree.checks, ...checks] } : tree));
}
