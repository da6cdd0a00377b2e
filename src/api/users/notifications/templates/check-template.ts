/** What staff writes is refused, field by field, unless users can read it and it can be sent. */
import { AppError, type FieldError } from '#core/call/app-error.ts';
import { contrastOf, leastContrast } from '#core/product/notification/contrast.ts';
import { isNotificationLink, licenseNote, templateState } from '#core/product/notification/notification.ts';
import { accountableSoftware } from '#core/reference/chart/accountable-software.ts';
import type { TemplateBody } from './contract.ts';
import type { TemplateRecord, WrittenTemplate } from './queries.ts';
import { isPlan } from './template-document.ts';
import { text } from './text.es.ts';

/** Throws AppError `request.invalid` with what is wrong. */
export function readTemplate(body: TemplateBody): WrittenTemplate {
  const { kind, link, background, font, audience } = body;
  const wrong: FieldError[] = [];
  const title = body.title.trim();
  const description = body.description.trim();
  const startsAt = body.starts_at === null ? null : new Date(body.starts_at);
  const endsAt = body.ends_at === null ? null : new Date(body.ends_at);
  if (title === '') wrong.push({ field: 'title', message: text.required });
  if (description === '') wrong.push({ field: 'description', message: text.required });
  if (link !== null && !isNotificationLink(link)) wrong.push({ field: 'link', message: text.link });
  if (contrastOf(background, font) < leastContrast) wrong.push({ field: 'font', message: text.contrast });
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    wrong.push({ field: 'ends_at', message: text.endsBeforeStart });
  const known = {
    all: () => false,
    plan: isPlan,
    software: (id: string) => accountableSoftware(Number(id)) !== null,
    companies: (id: string) => /^\d{1,9}$/.test(id),
    people: (id: string) => /^\d{1,9}$/.test(id),
  }[audience.kind];
  if (!audience.ids.every(known)) wrong.push({ field: 'audience', message: text.audienceUnknown });
  refuse(wrong);
  return { kind, title, description, link, background, font, audience, startsAt, endsAt };
}

/** Throws AppErrors when a template may not become what is written. */
export function refuseChange(before: TemplateRecord, written: WrittenTemplate): void {
  if (templateState(before, new Date()) === 'terminada') throw new AppError('notification.over');
  const wrong: FieldError[] = [];
  const sameAudience =
    before.audienceKind === written.audience.kind &&
    new Set([...before.audience, ...written.audience.ids]).size === before.audience.length;
  const sameStart = before.startsAt?.getTime() === written.startsAt?.getTime();
  if (before.isAnnouncement) {
    if (before.sentAt !== null && !(sameAudience && sameStart)) throw new AppError('notification.sent');
    if (
      written.endsAt !== null &&
      written.endsAt.getTime() !== before.endsAt?.getTime() &&
      written.endsAt <= new Date()
    )
      wrong.push({ field: 'ends_at', message: text.endsInThePast });
    if (before.scheduledAt !== null && written.kind === 'image' && before.imageName === null)
      wrong.push({ field: 'kind', message: text.noImage });
    if (before.scheduledAt !== null && !isChosen(written))
      wrong.push({ field: 'audience', message: text.audienceEmpty });
  } else {
    if (!sameAudience || !sameStart || written.endsAt !== null)
      wrong.push({ field: 'audience', message: text.ofTheProduct });
    if (written.link !== before.link) wrong.push({ field: 'link', message: text.linkOfTheProduct });
    const isFixed = written.kind === 'image' || (before.id === licenseNote && written.kind === 'popup');
    if (isFixed) wrong.push({ field: 'kind', message: text.kindOfTheProduct });
  }
  refuse(wrong);
}

/** Throws AppErrors for what cannot be scheduled. */
export function refuseSending(template: TemplateRecord): void {
  if (!template.isAnnouncement) throw new AppError('resource.not_found');
  if (template.scheduledAt !== null) throw new AppError('notification.sent');
  const { kind, imageName, audienceKind, audience, endsAt } = template;
  const wrong: FieldError[] = [];
  if (kind === 'image' && imageName === null) wrong.push({ field: 'kind', message: text.noImage });
  if (!isChosen({ audience: { kind: audienceKind, ids: audience } }))
    wrong.push({ field: 'audience', message: text.audienceEmpty });
  if (endsAt !== null && endsAt <= new Date()) wrong.push({ field: 'ends_at', message: text.endsInThePast });
  refuse(wrong);
}

const isChosen = ({ audience }: Pick<WrittenTemplate, 'audience'>) =>
  audience.kind === 'all' || audience.ids.length > 0;

function refuse(wrong: FieldError[]): void {
  if (wrong.length > 0) throw new AppError('request.invalid', {}, wrong);
}
