/** What the address of the templates asks for. */
import { audienceKinds, notificationKinds, templateStates } from '#core/product/notification/notification.ts';
import type { TemplateQuery } from '../../../data/users/notification-templates.ts';
import { known, oneOf, positive, wordsOf } from '../../../lists/list-address.ts';

export function filterOf(search: URLSearchParams): Omit<TemplateQuery, 'page' | 'pageSize'> {
  return known({
    q: wordsOf(search.get('buscar')),
    state: oneOf(templateStates, search.get('estado')),
    kind: oneOf(notificationKinds, search.get('como')),
    audience: oneOf(audienceKinds, search.get('audiencia')),
  });
}

export const pageOf = (search: URLSearchParams) => positive(search.get('pagina')) ?? 1;
