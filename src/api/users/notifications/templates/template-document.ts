/** Templates as the API tells them. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { planName } from '#core/product/license.es.ts';
import { type PlanKey, planKeys } from '#core/product/license.ts';
import { templateState } from '#core/product/notification/notification.ts';
import { accountableSoftware } from '#core/reference/chart/accountable-software.ts';
import { findCompanies, findPeople } from './audience/queries.ts';
import type { Audience, AudienceOption, NotificationTemplate } from './contract.ts';
import type { TemplateRecord } from './queries.ts';

/** With the names of companies and people, which the list of templates does without. */
export async function templateDocument(
  trx: DatabaseTransaction,
  record: TemplateRecord,
): Promise<NotificationTemplate> {
  return documentOf(record, await namesOf(trx, { kind: record.audienceKind, ids: record.audience }));
}

/** Of companies and people the ids alone. */
export function listedDocument(record: TemplateRecord): NotificationTemplate {
  return documentOf(record, knownNames({ kind: record.audienceKind, ids: record.audience }));
}

function documentOf(record: TemplateRecord, chosen: AudienceOption[]): NotificationTemplate {
  const { id, version, isAnnouncement, topic, kind, title, description, link, background, font, sent, seen } = record;
  const { imageName, imageVersion, imageBytes, audienceKind } = record;
  const image =
    imageName === null || imageVersion === null || imageBytes === null
      ? null
      : { name: imageName, version: imageVersion, bytes: imageBytes };
  return {
    id,
    attributes: {
      version,
      state: templateState(record, new Date()),
      isAnnouncement,
      topic,
      kind,
      title,
      description,
      link,
      background,
      font,
      image,
      audience: { kind: audienceKind, chosen },
      startsAt: moment(record.startsAt),
      endsAt: moment(record.endsAt),
      scheduledAt: moment(record.scheduledAt),
      sentAt: moment(record.sentAt),
      withdrawnAt: moment(record.withdrawnAt),
      sent,
      seen,
    },
  };
}

const moment = (date: Date | null) => date?.toISOString() ?? null;

async function namesOf(trx: DatabaseTransaction, audience: Audience): Promise<AudienceOption[]> {
  if (audience.kind === 'companies') return findCompanies(trx, { ids: audience.ids });
  if (audience.kind === 'people') return findPeople(trx, { ids: audience.ids });
  return knownNames(audience);
}

function knownNames({ kind, ids }: Audience): AudienceOption[] {
  return ids.map((id) => {
    if (kind === 'plan' && isPlan(id)) return { id, name: planName[id] };
    if (kind === 'software') return { id, name: accountableSoftware(Number(id))?.name ?? id };
    return { id, name: id };
  });
}

export const isPlan = (id: string): id is PlanKey => planKeys.some((key) => key === id);
