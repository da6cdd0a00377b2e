import { describe, expect, it } from 'vitest';
import type { Notification } from '#api/users/notifications/contract.ts';
import { afterSeen, bellCount } from './notifications.ts';

const notification = (id: number, note_id: number): Notification => ({
  id,
  attributes: {
    noti_description: 'Algo',
    noti_is_postponed: false,
    notification_template: {
      note_id,
      note_title: 'Aviso',
      note_description: '',
      note_redirect_url: null,
      note_file_url: null,
      notification_display_option: {
        nodo_id: 3,
        nodo_options: { 'background-color': '#FFFFFF', 'font-color': '#000000' },
      },
    },
  },
});

describe('afterSeen', () => {
  const list = [notification(7, 1), notification(8, 2), notification(9, 4)];
  it('takes one off the list', () => {
    expect(afterSeen(list, 8).map(({ id }) => id)).toEqual([7, 9]);
  });
  it('leaves the one about the license where it is', () => {
    expect(afterSeen(list, 7).map(({ id }) => id)).toEqual([7, 8, 9]);
  });
});

it('the bell counts to 99', () => {
  expect([1, 99, 100].map(bellCount)).toEqual(['1', '99', '99+']);
});
