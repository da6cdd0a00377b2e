/** The user at the right of the top bar, with what they may do with their account. */
import { KeyRound, LogOut } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useSession } from '../data/session.ts';
import styles from './AvatarMenu.module.css';
import { signOut } from './sign-out.ts';
import { shellText } from './text.es.ts';

/** First letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase();
}

export function AvatarMenu() {
  const id = useId();
  const user = useSession((state) => state.user);
  if (!user) return null;
  const { user_name: name, user_email: email } = user.attributes;
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <button type="button" className={styles.avatar} popoverTarget={id}>
        <span aria-hidden>{initials(name)}</span>
        <span className="sr">{shellText.account(name)}</span>
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <p className={styles.who}>
          <b>{name}</b>
          {email}
        </p>
        <Link to="/cambiar-password" className={styles.entry} onClick={close}>
          <KeyRound size={16} strokeWidth={1.75} aria-hidden />
          {shellText.changePassword}
        </Link>
        <button type="button" className={styles.entry} onClick={() => void signOut()}>
          <LogOut size={16} strokeWidth={1.75} aria-hidden />
          {shellText.logout}
        </button>
      </div>
    </>
  );
}
