/** Tells people of ended audits: who asked for them that they ended, and everybody of the company what they found anew. */

import { readersOf } from '#api/audits/readers-of.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { wantsMail } from '#api/kernel/mail/queries.ts';
import type { Services } from '#api/kernel/services.ts';
import { alertNoteOf, auditNote } from '#api/users/notifications/contract.ts';
import { addNotes, listWarned } from '#api/users/notifications/queries.ts';
import { periodKey } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { severities } from '#core/engine/severity.ts';
import type { Job } from '#platform/queue/queue.ts';
import { validationTexts } from '#validations/with-sources.ts';
import {
  type AuditRequester,
  alertSeverity,
  companyName,
  type EndedAudit,
  isNewestMonth,
  isPresent,
  type RaisedAlert,
  raisedAlerts,
  takeUntold,
  tellAuditsName,
} from './queries.ts';
import { tellTogether } from './tell-together.ts';
import { text } from './text.es.ts';
import type { Addressed, Told } from './told.ts';

type Needs = Pick<Services, 'db' | 'post' | 'publicUrl'>;

export function tellAuditsJob(services: Needs): Job<AuditRequester> {
  return {
    name: tellAuditsName,
    retries: 3,
    timeLimit: 60,
    concurrency: 2,
    backOff: true,
    keepSeconds: 3600,
    handle: (reference) => tellAudits(services, reference),
  };
}

/** Stores the notifications and sends the mails that are wanted. */
async function tellAudits({ db, post, publicUrl }: Needs, reference: AuditRequester): Promise<void> {
  const { accountId, companyId, userId } = reference;
  const letters = await asCaller(db, { accountId, userId, isAdmin: false }, async (trx) => {
    const ended = Map.groupBy(await takeUntold(trx, companyId, userId), (audit) => audit.companyId);
    const told: Told[] = [];
    for (const [id, audits] of ended) told.push(...(await toldOf(trx, id, audits)));
    const [first] = told;
    if (first === undefined) return [];
    return told.length === 1
      ? tell(trx, { accountId, companyId: first.companyId, userId }, first, publicUrl())
      : tellTogether(trx, reference, told, publicUrl());
  });
  for (const { to, letter } of letters) await post.send(to, letter);
}

/** None for a company of which nobody is told. */
async function toldOf(trx: DatabaseTransaction, companyId: number, audits: readonly EndedAudit[]): Promise<Told[]> {
  const company = await companyName(trx, companyId);
  if (company === undefined) return [];
  // Only the newest month of a company raises alerts: the rest is history.
  const newest = audits.findLast(({ state }) => state === 'done');
  const alerts = newest === undefined ? [] : await alertsOf(trx, companyId, newest);
  return [{ companyId, company, audits, newest, alerts }];
}

async function alertsOf(trx: DatabaseTransaction, companyId: number, ended: EndedAudit): Promise<RaisedAlert[]> {
  if (!(await isNewestMonth(trx, companyId, ended))) return [];
  const least = await alertSeverity(trx, companyId);
  if (least === 'ninguna') return [];
  const raising = severities.slice(0, severities.indexOf(least) + 1);
  return raisedAlerts(trx, ended.id, raising);
}

async function tell(
  trx: DatabaseTransaction,
  { accountId, companyId, userId }: AuditRequester,
  { company, audits, newest = audits.at(-1)!, alerts }: Told,
  url: string,
): Promise<Addressed[]> {
  const people = await listWarned(trx, accountId);
  const requester = people.find(({ id }) => id === userId);
  const period = periodKey(newest);
  const path = pathOf(companyId, period);
  const letters: Addressed[] = [];
  const readers = alerts.length === 0 ? [] : await readersOf(trx, companyId, people);
  const ids = readers.map(({ id }) => id);
  for (const alert of alerts) {
    const description = text.alert(company, newest, alert);
    const redirectUrl = pathOf(companyId, period, alert.validation);
    if (ids.length > 0)
      await addNotes(trx, accountId, ids, {
        kind: 'alertas',
        noteId: alertNoteOf(alert.validationId),
        companyId,
        description,
        redirectUrl,
        severity: alert.severity,
      });
  }
  const items = alerts.map((alert) => ({
    alert,
    title: titleOf(alert),
    url: url + pathOf(companyId, period, alert.validation),
  }));
  for (const { id, name, email } of readers)
    if (await wantsMail(trx, id, 'alertas'))
      letters.push({ to: email, letter: text.alertLetter(name, company, newest, items, url + path) });
  if (requester === undefined) return letters;
  const description = text.ended(company, audits);
  const note = { kind: 'auditorias', noteId: auditNote, companyId, description, redirectUrl: path } as const;
  await addNotes(trx, accountId, [userId], note);
  // One mail says enough, and none is needed by who looks on.
  const isTold = letters.some(({ to }) => to === requester.email);
  if (!isTold && !(await isPresent(trx, userId)) && (await wantsMail(trx, userId, 'auditorias')))
    letters.push({ to: requester.email, letter: text.endedLetter(requester.name, company, audits, url + path) });
  return letters;
}

/** Of the company's own rules their own words are in the list of findings. */
function titleOf({ validation }: RaisedAlert): string {
  const known: Readonly<Record<string, { title: string }>> = validationTexts;
  return lookUp(known, validation)?.title ?? text.ownRule;
}

/** The page of a month, with the findings of a validation. */
function pathOf(companyId: number, period: string, validation?: string): string {
  const only = validation === undefined ? '' : `&validacion=${encodeURIComponent(validation)}`;
  return `/empresa/${companyId}/servicio/auditoria?mes=${period}${only}`;
}
