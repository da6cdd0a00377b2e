/** Kinds, audiences and states of notifications, and the fixed ids of the seed. */

/** How a notification is shown: the first three over the page, the last in the bell. */
export const notificationKinds = ['popup', 'banner', 'image', 'bell'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What a notification is about. */
export const notificationTopics = [
  'licencia',
  'alertas',
  'auditorias',
  'hallazgos',
  'cierres',
  'preguntas',
  'parametrizacion',
  'novedades',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** Users whom staff sends an announcement to. */
export const audienceKinds = ['all', 'plan', 'software', 'companies', 'people'] as const;
export type AudienceKind = (typeof audienceKinds)[number];

export const templateStates = ['borrador', 'programada', 'activa', 'terminada'] as const;
export type TemplateState = (typeof templateStates)[number];

/** Ids of display options: an image is a pop-up with a picture. */
export const displayOption: Readonly<Record<NotificationKind, 1 | 2 | 3>> = { popup: 1, banner: 2, image: 1, bell: 3 };

/** The kind of a notification that arrives with a display option and, or not, a picture. */
export function kindOf(display: number, hasPicture: boolean): NotificationKind {
  if (display === displayOption.bell) return 'bell';
  if (hasPicture) return 'image';
  return display === displayOption.banner ? 'banner' : 'popup';
}

/** Template of license warnings, which stay in the list after they were seen. */
export const licenseNote = 1;
/** Templates that are about no accounts of a company: the license, and announcements that staff finds prepared. */
export const withoutAccounts = [licenseNote, 2, 49, 50, 51, 52] as const;

/** Lengths of what staff writes. */
export const longestTitle = 60;
export const longestDescription = 240;

/** What decides the state of a template at a moment. */
export interface TemplateTimes {
  readonly isAnnouncement: boolean;
  readonly endsAt: Date | null;
  readonly scheduledAt: Date | null;
  readonly sentAt: Date | null;
  readonly withdrawnAt: Date | null;
}

/** Templates of the product are always active. */
export function templateState(times: TemplateTimes, now: Date): TemplateState {
  const { isAnnouncement, endsAt, scheduledAt, sentAt, withdrawnAt } = times;
  if (!isAnnouncement) return 'activa';
  if (withdrawnAt !== null || (scheduledAt !== null && endsAt !== null && endsAt <= now)) return 'terminada';
  if (sentAt !== null) return 'activa';
  return scheduledAt === null ? 'borrador' : 'programada';
}

/** Whether a link may be followed from a notification: inside the product, or elsewhere by https. */
export function isNotificationLink(link: string): boolean {
  if (link.startsWith('/')) return /^\/(?![/\\])[^\s\\]*$/.test(link);
  return URL.canParse(link) && new URL(link).protocol === 'https:' && !/\s/.test(link);
}
