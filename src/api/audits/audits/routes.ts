/** Audits: month strip, start, follow, read. */
import { Readable } from 'node:stream';
import { calendarsInForce } from '#api/audits/due-calendars/queries.ts';
import { findCompany, listCompanies } from '#api/companies/companies/queries.ts';
import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { refusal } from '#core/call/refusal.ts';
import { clock } from '#platform/clock.ts';
import type { Router } from '#platform/http/router.ts';
import type { AuditServices } from '../services.ts';
import { auditDocument, auditDocuments } from './audit-document.ts';
import { auditChanges } from './changes/audit-changes.ts';
import * as contract from './contract.ts';
import type { Follower } from './feed/audit-feed.ts';
import { followAudit } from './feed/follow-audit.ts';
import { monthDocument, monthStrip, withDueDates } from './months/month-strip.ts';
import { eventsAfter, listAudits, listMonths, newestMonths } from './queries.ts';
import { reachAudit } from './reach-audit.ts';
import { startAudit, startAudits } from './run/start-audit.ts';

const usualPage = 20;

export function mountAudits({ mount }: Router, services: AuditServices): void {
  const { db, feed } = services;
  mount(contract.auditMonths, async ({ params, query, caller }) => {
    const { company, records, calendars } = await asCaller(db, caller, async (trx) => ({
      company: await readCompany(trx, caller, params.id),
      records: await listMonths(trx, params.id),
      calendars: await calendarsInForce(trx),
    }));
    const asked = query.to === undefined ? null : parsePeriod(query.to);
    const strip = monthStrip(records, asked ?? records[0] ?? clock.currentMonth());
    return { data: strip.map((month) => withDueDates(month, company, calendars)) };
  });
  mount(contract.newestMonths, async ({ caller }) =>
    asCaller(db, caller, async (trx) => {
      const companies = await listCompanies(trx, caller, true);
      const seen = companies.filter(({ id }) => refusal(contract.auditMonths, caller, id) === null);
      const months = await newestMonths(
        trx,
        seen.map(({ id }) => id),
      );
      return { data: months.map((month) => ({ companyId: month.companyId, month: monthDocument(month, month) })) };
    }),
  );
  mount(contract.startAudit, async ({ params, body, caller }) => {
    const company = await asCaller(db, caller, (trx) => ownCompany(trx, caller, params.id));
    const audit = await startAudit(services, caller, company.id, body);
    return { data: await asCaller(db, caller, (trx) => auditDocument(trx, audit)) };
  });
  mount(contract.startAudits, async ({ params, body, caller }) => {
    const company = await asCaller(db, caller, (trx) => ownCompany(trx, caller, params.id));
    const periods = body.periods.map((period) => parsePeriod(period)!);
    const audits = await startAudits(services, caller, company.id, { ...body, periods });
    return { data: await asCaller(db, caller, (trx) => auditDocuments(trx, company.id, audits)) };
  });
  mount(contract.listAudits, async ({ params, query, caller }) => {
    const { page = 1, pageSize = usualPage } = query;
    const period = query.period === undefined ? null : parsePeriod(query.period);
    return asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      const { audits, total } = await listAudits(trx, params.id, period, { page, pageSize });
      return { data: await auditDocuments(trx, params.id, audits), meta: { page, pageSize, total } };
    });
  });
  mount(contract.getAudit, async ({ params, caller }) => {
    const { id, auditId } = params;
    return asCaller(db, caller, async (trx) => ({
      data: await auditDocument(trx, await reachAudit(trx, caller, id, auditId)),
    }));
  });
  mount(contract.auditChanges, async ({ params, caller }) =>
    asCaller(db, caller, async (trx) => ({
      data: await auditChanges(trx, await reachAudit(trx, caller, params.id, params.auditId)),
    })),
  );
  mount(contract.auditEvents, async ({ params, caller, reply, callerNow }) => {
    const { id, auditId } = params;
    await asCaller(db, caller, (trx) => reachAudit(trx, caller, id, auditId));
    const leaving = new AbortController();
    const ports = {
      read: (last: number) => asCaller(db, caller, (trx) => eventsAfter(trx, auditId, last)),
      follow: (follower: Follower) => feed.follow(auditId, follower),
      isClosed: () => feed.isClosed,
      mayFollow: () =>
        feed.access.get(`${caller.sessionId} ${id}`, async () => {
          const now = await callerNow();
          return now !== null && (await asCaller(db, now, (trx) => findCompany(trx, now, id))) !== undefined;
        }),
    };
    reply.raw.once('close', () => leaving.abort());
    reply.type('text/event-stream').header('x-accel-buffering', 'no');
    return reply.send(Readable.from(followAudit(ports, leaving.signal)));
  });
}
