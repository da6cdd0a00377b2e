import { describe, expect, it } from 'vitest';
import { madeNotification } from '../../../../tests/support/web/made-records.ts';
import { afterPostponed, afterSeen, bellCount, bellOf, groupsOf } from './notifications.ts';

const notification = (id: number, noteId: number) => madeNotification({ id, noteId, display: 3 });
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('afterSeen', () => {
  const list = [notification(7, 1), notification(8, 2), notification(9, 4)];
  it('takes one off the list', () => {
    expect(ids(afterSeen(list, 8))).toEqual([7, 9]);
  });
  it('leaves the one about the license where it is', () => {
    const after = afterSeen(list, 7);
    expect(ids(after)).toEqual([7, 8, 9]);
    expect(after[0]?.attributes.noti_is_postponed).toBe(true);
  });
});

it('what stands over the page is grouped by display option and picture, oldest first, without what was put off', () => {
  const list = [
    madeNotification({ id: 6, display: 3 }),
    madeNotification({ id: 5, display: 1, image: true }),
    madeNotification({ id: 4, display: 2 }),
    madeNotification({ id: 3, display: 2 }),
    madeNotification({ id: 2 }),
    madeNotification({ id: 1 }),
  ];
  const { popups, banners, images } = groupsOf(afterPostponed(list, 1));
  expect([ids(popups), ids(banners), ids(images)]).toEqual([[2], [3, 4], [5]]);
});

it('the bell has what is displayed there, and license warnings whatever their display', () => {
  const list = [
    madeNotification({ id: 5, display: 1, image: true }),
    madeNotification({ id: 4, noteId: 1, display: 2 }),
    madeNotification({ id: 3, display: 3 }),
    madeNotification({ id: 2, display: 2 }),
    madeNotification({ id: 1, isPostponed: true }),
  ];
  expect(ids(bellOf(list))).toEqual([4, 3]);
});

it('the bell counts to 99', () => {
  expect([1, 99, 100].map(bellCount)).toEqual(['1', '99', '99+']);
});
