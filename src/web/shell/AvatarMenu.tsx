/** The user at the right of the top bar, with what they may do with their account. */
import { Dropdown } from 'antd';
import { LogOut } from 'lucide-react';
import { logout } from '#api/auth/contract.ts';
import { call } from '../data/api.ts';
import { session, useSession } from '../data/session.ts';
import styles from './AvatarMenu.module.css';
import { shellText } from './text.es.ts';

/** First letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase();
}

async function signOut(): Promise<void> {
  // Signing out here holds whether or not the server could be told.
  await call(logout).catch(() => undefined);
  // Drafts and the page to go back to are for who comes back, not for the next person.
  sessionStorage.clear();
  session.logout();
}

export function AvatarMenu() {
  const user = useSession((state) => state.user);
  if (!user) return null;
  const { user_name: name, user_email: email } = user.attributes;
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          {
            key: 'user',
            type: 'group',
            label: (
              <span className={styles.who}>
                <b>{name}</b>
                {email}
              </span>
            ),
          },
          { type: 'divider' },
          { key: 'logout', label: shellText.logout, icon: <LogOut size={16} strokeWidth={1.75} aria-hidden /> },
        ],
        onClick: () => void signOut(),
      }}
    >
      <button type="button" className={styles.avatar}>
        <span aria-hidden>{initials(name)}</span>
        <span className="sr">{shellText.account(name)}</span>
      </button>
    </Dropdown>
  );
}
