/** Consolidated statements of companies that the caller may see, and their documents. */
import { logoAddress } from '#api/companies/logo/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { QueryOf } from '#core/call/endpoint.ts';
import type { Comparative } from '#core/statement/comparatives.ts';
import { isRestated } from '#core/statement/unit/statement-unit.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clock } from '#platform/clock.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { findStatement } from '../catalogue.ts';
import { companyPart, documentTypes, usualDetail } from '../document-parts.ts';
import { ratesOf } from '../drawing.ts';
import type { StatementServices } from '../services.ts';
import * as contract from './contract.ts';
import type { ConsolidatedTask } from './draw-consolidated.ts';
import { type AskedGroup, type DrawnMember, groupDocument, membersToDraw, readGroup, type Turn } from './read-group.ts';
import { text } from './text.es.ts';

export function mountConsolidated(router: Router, services: StatementServices): void {
  mountReading(router, services);
  mountExport(router, services);
}

function mountReading({ mount }: Router, services: StatementServices): void {
  const { places } = services;
  mount(contract.getConsolidated, ({ query, caller, reply }) => {
    const signal = clientGone(reply);
    return places.run({ account: caller.accountId, kind: 'look', signal }, async (place) => {
      const { statement, detail = 'accounts', ...group } = query;
      const { permission } = contract.getConsolidated;
      const choices = { ...group, statements: [statement], detail, permission };
      const { missing, document, trees } = await drawGroup(services, caller, choices, { place, signal });
      return { data: { tree: trees[0]!, ...document, missing } };
    });
  });
}

function mountExport({ mount }: Router, services: StatementServices): void {
  const { db, workers, places } = services;
  mount(contract.exportConsolidated, ({ query, caller, reply }) => {
    const signal = clientGone(reply);
    return places.run({ account: caller.accountId, kind: 'look', signal }, async (place) => {
      const { format, statements: keys, detail = usualDetail[format], unit = 'pesos', ...group } = query;
      const statements = keys?.split(',') ?? contract.groupStatements;
      const { permission } = contract.exportConsolidated;
      // Other units are those of what is written.
      const choices = { ...group, statements, detail, permission, ...(isRestated(unit) && { unit }) };
      const { members, document, trees, rates } = await drawGroup(services, caller, choices, { place, signal });
      const first = members[0]!;
      const content = {
        ...companyPart(first.company),
        logo: await asCaller(db, caller, (trx) => logoAddress(trx, first.id)),
        group: document,
        period: query.period,
        basis: query.basis ?? 'month',
        unit,
        notes: [],
        signedOff: signedOff(members),
        seal: null,
        changes: 0,
        made: clock.today(),
      };
      const file = await workers.run('writeStatements', { format, content, trees, rates }, { place, signal });
      const name = text.fileName(first.company.nit, query.period, format);
      await asCaller(db, caller, async (trx) => {
        for (const { id } of members)
          await logActivity(trx, caller, { act: 'statements.exported', companyId: id, target: name });
      });
      return reply
        .type(documentTypes[format])
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Buffer.from(file));
    });
  });
}

type GroupChoices = Omit<QueryOf<typeof contract.getConsolidated>, 'statement' | 'detail'> &
  Pick<ConsolidatedTask, 'statements' | 'detail'> &
  Pick<AskedGroup, 'permission'>;

/** Throws AppError as `readGroup`, and `resource.not_found` for a statement that there is not. */
async function drawGroup(services: StatementServices, caller: Caller, choices: GroupChoices, turn: Turn) {
  const { companies, period, compare: beside, statements, detail, permission, ...drawing } = choices;
  if (statements.some((key) => findStatement(key) === undefined)) throw new AppError('resource.not_found');
  const compare = (beside?.split(',') ?? []) as Comparative[];
  const asked = { companies, period, compare, basis: drawing.basis ?? 'month', permission } as const;
  const { members, missing } = await asCaller(services.db, caller, (trx) => readGroup(trx, caller, asked));
  const rates = await ratesOf(services, caller, drawing.unit);
  const task = {
    statements,
    members: await membersToDraw(services, caller, members, asked, turn),
    options: { ...drawing, period: readPeriod(period), compare, framework: members[0]!.drawn.framework },
    detail,
    rates,
  };
  const drawn = await services.workers.run('drawConsolidated', task, turn);
  return { members, missing, document: groupDocument({ members, missing }, asked, drawn), trees: drawn.trees, rates };
}

/** When the last of them signed the month off; null while one is open. */
function signedOff(members: readonly DrawnMember[]): string | null {
  const times = members.map(({ signedAt }) => signedAt?.toISOString() ?? null);
  return times.includes(null) ? null : (times.toSorted().at(-1) ?? null);
}
