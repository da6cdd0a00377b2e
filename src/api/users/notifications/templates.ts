/** Templates of notifications. */
import { licenseNote, type Notification } from './contract.ts';
import { text } from './text.es.ts';

type Template = Notification['attributes']['notification_template'];

const templates: readonly Template[] = [
  {
    note_id: licenseNote,
    note_title: text.licenseTitle,
    note_description: text.licenseAbout,
    note_redirect_url: '/codigos',
    note_file_url: null,
    notification_display_option: {
      nodo_id: 3,
      nodo_options: { 'background-color': '#FFFFFF', 'font-color': '#14211D' },
    },
  },
];

/** Throws for a notification without template. */
export function templateOf(noteId: number): Template {
  const found = templates.find((template) => template.note_id === noteId);
  if (found === undefined) throw new Error(`a notification follows the unknown template ${noteId}`);
  return found;
}
