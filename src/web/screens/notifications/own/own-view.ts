/** What the address of the own notifications asks for. */
import { notificationTopics } from '#core/product/notification/notification.ts';
import type { AllNotifications } from '../../../data/users/notifications.ts';
import { known, oneOf, positive, wordsOf } from '../../../lists/list-address.ts';

export function queryOf(search: URLSearchParams): AllNotifications {
  return known({
    unseen: search.get('ver') === 'sin-ver' ? true : undefined,
    q: wordsOf(search.get('buscar')),
    company: positive(search.get('de')),
    topic: oneOf(notificationTopics, search.get('tipo')),
    page: positive(search.get('pagina')),
  });
}

export function isFiltered({ unseen, q, company, topic }: AllNotifications): boolean {
  return [unseen, q, company, topic].some((value) => value !== undefined);
}
