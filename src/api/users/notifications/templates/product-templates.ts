/** Templates of the product as the program writes them into the database, and announcements that staff finds prepared. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { firstCustomId } from '#core/expression/custom-names.ts';
import type { NotificationKind, NotificationTopic } from '#core/product/notification/notification.ts';
import { licenseNote, withoutAccounts } from '#core/product/notification/notification.ts';
import { validations, validationTexts } from '#validations/with-sources.ts';
import {
  alertNoteOf,
  answeredNote,
  assignedNote,
  auditNote,
  mentionedNote,
  predefinedNote,
  questionNote,
  rereadNote,
  signOffNote,
} from '../contract.ts';
import { productText, text } from './product-text.es.ts';

export interface ProductTemplate {
  id: number;
  isAnnouncement: boolean;
  topic: NotificationTopic;
  kind: NotificationKind;
  title: string;
  description: string;
  redirectUrl: string | null;
}

/** Colours of a template that nobody chose any for: those of the light theme. */
export const usualColours = { background: '#FFFFFF', font: '#14211D' } as const;

const topics: readonly [number, NotificationTopic][] = [
  [licenseNote, 'licencia'],
  [assignedNote, 'hallazgos'],
  [mentionedNote, 'hallazgos'],
  [signOffNote, 'cierres'],
  [answeredNote, 'preguntas'],
  [questionNote, 'preguntas'],
  [auditNote, 'auditorias'],
  [predefinedNote, 'parametrizacion'],
  [rereadNote, 'auditorias'],
];

const inBell = { isAnnouncement: false, kind: 'bell', redirectUrl: null } as const;

const validationWords: Readonly<Record<string, { title: string; summary: string }>> = validationTexts;

export const productTemplates: readonly ProductTemplate[] = [
  ...topics.map(([id, topic]): ProductTemplate => {
    const [title, description] = productText[id]!;
    return { ...inBell, id, topic, title, description, redirectUrl: id === licenseNote ? '/codigos' : null };
  }),
  // Alerts: one of each validation, and one of all rules of companies.
  ...validations.map(
    ({ id, key }): ProductTemplate => ({
      ...inBell,
      id: alertNoteOf(id),
      topic: 'alertas',
      title: text.alertTitle(lookUp(validationWords, key)!.title),
      description: lookUp(validationWords, key)!.summary,
    }),
  ),
  {
    ...inBell,
    id: alertNoteOf(firstCustomId),
    topic: 'alertas',
    title: text.ownRuleTitle,
    description: text.ownRuleAbout,
  },
  ...withoutAccounts
    .filter((id) => id !== licenseNote)
    .map((id): ProductTemplate => {
      const { title, description, kind } = text.announcements[id];
      return { id, isAnnouncement: true, topic: 'novedades', kind, title, description, redirectUrl: null };
    }),
];
