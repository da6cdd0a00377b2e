/** Consolidated statements of companies that the caller may see, and their documents. */
import { logoAddress } from '#api/companies/logo/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Comparative } from '#core/statement/comparatives.ts';
import { isRestated } from '#core/statement/unit/statement-unit.ts';
import { clock } from '#platform/clock.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { findStatement } from '../catalogue.ts';
import { companyPart, documentTypes, usualDetail } from '../document-parts.ts';
import { ratesOf } from '../drawing.ts';
import type { StatementServices } from '../services.ts';
import * as contract from './contract.ts';
import { type DrawnMember, groupDocument, membersToDraw, readGroup } from './read-group.ts';
import { text } from './text.es.ts';

const compared = (beside: string | undefined) => (beside?.split(',') ?? []) as Comparative[];

export function mountConsolidated(router: Router, services: StatementServices): void {
  mountReading(router, services);
  mountExport(router, services);
}

function mountReading({ mount }: Router, services: StatementServices): void {
  const { db, workers, places } = services;
  mount(contract.getConsolidated, ({ query, caller, reply }) => {
    const signal = clientGone(reply);
    return places.run({ account: caller.accountId, kind: 'look', signal }, async (place) => {
      const { companies, statement, detail = 'accounts', period, compare: beside, ...choices } = query;
      refuseUnknown([statement]);
      const { permission } = contract.getConsolidated;
      const asked = {
        companies,
        period,
        compare: compared(beside),
        basis: choices.basis ?? 'month',
        permission,
      } as const;
      const group = await asCaller(db, caller, (trx) => readGroup(trx, caller, asked));
      const members = await membersToDraw(services, caller, group.members, asked, { place, signal });
      const options = { ...choices, ...optionsOf(group.members, asked) };
      const rates = await ratesOf(services, caller, choices.unit);
      const task = { statements: [statement], members, options, detail, rates };
      const drawn = await workers.run('drawConsolidated', task, { place, signal });
      return { data: { tree: drawn.trees[0]!, ...groupDocument(group, asked, drawn), missing: group.missing } };
    });
  });
}

function mountExport({ mount }: Router, services: StatementServices): void {
  const { db, workers, places } = services;
  mount(contract.exportConsolidated, ({ query, caller, reply }) => {
    const signal = clientGone(reply);
    return places.run({ account: caller.accountId, kind: 'look', signal }, async (place) => {
      const {
        format,
        companies,
        period,
        compare: beside,
        statements: keys,
        detail,
        unit = 'pesos',
        ...choices
      } = query;
      const statements = keys?.split(',') ?? contract.groupStatements;
      refuseUnknown(statements);
      const { permission } = contract.exportConsolidated;
      const asked = {
        companies,
        period,
        compare: compared(beside),
        basis: choices.basis ?? 'month',
        permission,
      } as const;
      const group = await asCaller(db, caller, (trx) => readGroup(trx, caller, asked));
      const first = group.members[0]!;
      const logo = await asCaller(db, caller, (trx) => logoAddress(trx, first.id));
      const members = await membersToDraw(services, caller, group.members, asked, { place, signal });
      const rates = await ratesOf(services, caller, unit);
      const options = { ...choices, ...optionsOf(group.members, asked), ...(isRestated(unit) && { unit }) };
      const task = { statements, members, options, detail: detail ?? usualDetail[format], rates };
      const drawn = await workers.run('drawConsolidated', task, { place, signal });
      const content = {
        ...companyPart(first.company),
        logo,
        group: groupDocument(group, asked, drawn),
        period,
        basis: choices.basis ?? 'month',
        unit,
        notes: [],
        signedOff: signedOff(group.members),
        seal: null,
        changes: 0,
        made: clock.today(),
      };
      const file = await workers.run(
        'writeStatements',
        { format, content, trees: drawn.trees, rates },
        { place, signal },
      );
      const name = text.fileName(first.company.nit, period, format);
      await asCaller(db, caller, async (trx) => {
        for (const { id } of group.members)
          await logActivity(trx, caller, { act: 'statements.exported', companyId: id, target: name });
      });
      return reply
        .type(documentTypes[format])
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Buffer.from(file));
    });
  });
}

/** Throws AppError `resource.not_found`. */
function refuseUnknown(statements: readonly string[]): void {
  if (statements.some((key) => findStatement(key) === undefined)) throw new AppError('resource.not_found');
}

function optionsOf([first]: readonly DrawnMember[], { period, compare }: { period: string; compare: Comparative[] }) {
  return { period: readPeriod(period), compare, framework: first!.drawn.framework };
}

/** When the last of them signed the month off; null while one is open. */
function signedOff(members: readonly DrawnMember[]): string | null {
  const times = members.map(({ signedAt }) => signedAt?.toISOString() ?? null);
  return times.includes(null) ? null : (times.toSorted().at(-1) ?? null);
}
