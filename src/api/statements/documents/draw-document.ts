/** A document of statements: what it says is read and drawn, then written by a worker. */
import { reportCode, writtenCode } from '#api/audits/report-code.ts';
import { logoAddress } from '#api/companies/logo/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { QueryOf } from '#core/call/endpoint.ts';
import type { Comparative } from '#core/statement/comparatives.ts';
import { isRestated } from '#core/statement/unit/statement-unit.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clock } from '#platform/clock.ts';
import { auditChecks } from '../audit-check.ts';
import { budgetOf } from '../budgets/queries.ts';
import { statementsOf } from '../catalogue.ts';
import { companyPart, usualDetail } from '../document-parts.ts';
import { asked, monthsNeeded, optionsOf, ratesOf } from '../drawing.ts';
import { notesInForce } from '../notes/queries.ts';
import { readDrawnMonth } from '../read-months.ts';
import type { StatementServices } from '../services.ts';
import { type SignedState, signedState } from '../signed-state.ts';
import type { HandedStatements } from '../statement-checks/queries.ts';
import type { StatementTreeDocument } from '../statements/contract.ts';
import type { WorkOfFigures } from '../with-figures.ts';
import type { exportStatements } from './contract.ts';
import type { StatementsSeal } from './statements-content.ts';
import type { StatementsTask } from './write-statements.ts';

interface AskedDocument {
  id: number;
  query: QueryOf<typeof exportStatements>;
}

export interface MadeDocument {
  file: Uint8Array;
  nit: string;
  /** Null: of a month that is not signed. */
  handed: Pick<HandedStatements, 'signOffId' | 'code' | 'isAsSigned'> | null;
}

/** Draws and writes what is asked for. Null: the month was closed after its copy was looked for. */
export function drawDocument(
  services: StatementServices,
  caller: Caller,
  { id, query }: AskedDocument,
): WorkOfFigures<MadeDocument | null> {
  const { format, period, statements: keys, compare: beside, figures, unit = 'pesos', ...rest } = query;
  const { detail = usualDetail[format], ...choices } = rest;
  return async (run, write) => {
    const read = await asCaller(services.db, caller, async (trx) => {
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
    if (state === null && month.signedOff) return null;
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
  };
}

/** The code follows from all that the document says: the same one of the same day has the same code. */
function sealOf(
  { preparedBy, closedBy, isOnePerson, namesKept }: SignedState,
  { address, ...said }: { address: string; content: object; [other: string]: unknown },
) {
  const code = reportCode(JSON.stringify([address, preparedBy, closedBy, isOnePerson, said]));
  return {
    code,
    told: {
      ...{ code: writtenCode(code), address, preparedBy, closedBy, isOnePerson },
      ...(namesKept !== 'signed' && { namesKept }),
    } satisfies StatementsSeal,
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
