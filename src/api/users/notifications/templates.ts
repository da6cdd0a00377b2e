/** Templates of notifications. */

import { firstCustomId } from '#core/expression/custom-names.ts';
import { validations, validationTexts } from '#validations/registry.gen.ts';
import {
  alertNoteOf,
  answeredNote,
  assignedNote,
  auditNote,
  licenseNote,
  mentionedNote,
  type Notification,
  questionNote,
  signOffNote,
} from './contract.ts';
import { text } from './text.es.ts';

type Template = Notification['attributes']['notification_template'];

const inBell: Pick<Template, 'note_file_url' | 'notification_display_option'> = {
  note_file_url: null,
  notification_display_option: {
    nodo_id: 3,
    nodo_options: { 'background-color': '#FFFFFF', 'font-color': '#14211D' },
  },
};

const templates: readonly Template[] = [
  {
    ...inBell,
    note_id: licenseNote,
    note_title: text.licenseTitle,
    note_description: text.licenseAbout,
    note_redirect_url: '/codigos',
  },
  {
    ...inBell,
    note_id: assignedNote,
    note_title: text.assignedTitle,
    note_description: text.assignedAbout,
    note_redirect_url: null,
  },
  {
    ...inBell,
    note_id: mentionedNote,
    note_title: text.mentionedTitle,
    note_description: text.mentionedAbout,
    note_redirect_url: null,
  },
  {
    ...inBell,
    note_id: auditNote,
    note_title: text.auditTitle,
    note_description: text.auditAbout,
    note_redirect_url: null,
  },
  {
    ...inBell,
    note_id: signOffNote,
    note_title: text.signOffTitle,
    note_description: text.signOffAbout,
    note_redirect_url: null,
  },
  {
    ...inBell,
    note_id: answeredNote,
    note_title: text.answeredTitle,
    note_description: text.answeredAbout,
    note_redirect_url: null,
  },
  {
    ...inBell,
    note_id: questionNote,
    note_title: text.questionTitle,
    note_description: text.questionAbout,
    note_redirect_url: null,
  },
];

const validationWords: Readonly<Record<string, { title: string; summary: string }>> = validationTexts;

/** Alerts: one of each validation, and one of all rules of companies. */
const alerts: readonly Template[] = [
  ...validations.map(
    ({ id, key }): Template => ({
      ...inBell,
      note_id: alertNoteOf(id),
      note_title: text.alertTitle(validationWords[key]!.title),
      note_description: validationWords[key]!.summary,
      note_redirect_url: null,
    }),
  ),
  {
    ...inBell,
    note_id: alertNoteOf(firstCustomId),
    note_title: text.ownRuleTitle,
    note_description: text.ownRuleAbout,
    note_redirect_url: null,
  },
];

/** Throws for a notification without template. */
export function templateOf(noteId: number): Template {
  const found = [...templates, ...alerts].find((template) => template.note_id === noteId);
  if (found === undefined) throw new Error(`a notification follows the unknown template ${noteId}`);
  return found;
}
