/** What a menu entry does that opens no screen: from the menu and from the search of everything. */
import { notify } from '../../data/failures/notices.ts';
import { predefinedModal } from '../predefined/predefined-modal.ts';
import { shellText } from '../text.es.ts';
import type { MenuEntry } from './menu.ts';

export function actOfEntry(opens: NonNullable<MenuEntry['opens']>): void {
  if (opens === 'predefined') predefinedModal.open();
  else notify({ title: shellText.upcoming }, 'success');
}
