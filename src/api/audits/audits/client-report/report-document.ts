/** A report for the client as its senders see it. */
import { dayInBogota } from '#core/calendar/bogota.ts';
import type { ClientReport } from './contract.ts';
import type { ClientReportRecord } from './queries.ts';

export function reportDocument(report: ClientReportRecord): ClientReport {
  const { id, period, recipient, greeting, email, code, sentByName, sentAt, openedAt, lastOpenedAt } = report;
  return {
    id,
    period,
    state: stateOf(report),
    recipient,
    greeting,
    email,
    code,
    expiresOn: lastDayOf(report),
    sentBy: sentByName,
    sentAt: sentAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    opens: report.opens,
    asked: report.asked,
    answered: report.answered,
  };
}

function stateOf({ withdrawnAt, isExpired, openedAt }: ClientReportRecord): ClientReport['state'] {
  if (withdrawnAt !== null) return 'withdrawn';
  if (isExpired) return 'expired';
  return openedAt === null ? 'sent' : 'opened';
}

/** It expires with the midnight that ends this day. */
export function lastDayOf({ expiresAt }: Pick<ClientReportRecord, 'expiresAt'>): string {
  return dayInBogota(new Date(expiresAt.getTime() - 1));
}
