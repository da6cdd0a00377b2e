/** Templates of notifications. */
import {
  answeredNote,
  assignedNote,
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

/** Throws for a notification without template. */
export function templateOf(noteId: number): Template {
  const found = templates.find((template) => template.note_id === noteId);
  if (found === undefined) throw new Error(`a notification follows the unknown template ${noteId}`);
  return found;
}
