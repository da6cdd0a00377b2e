/** The user at the right of the top bar, with what they may do with their account. */

import { KeyRound, LogOut, UserRound } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { signOut } from '../../data/access/sign-in.ts';
import { useSession } from '../../data/session/session.ts';
import { Avatar } from '../../ui/mark/Avatar.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { shellText } from '../text.es.ts';
import styles from './AvatarMenu.module.css';

export function AvatarMenu() {
  const id = useId();
  const user = useSession((state) => state.user);
  if (!user) return null;
  // One who signed in before there were photos has nothing there.
  const { user_name: name, user_email: email, photo = null } = user.attributes;
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <button type="button" className={styles.avatar} popoverTarget={id}>
        <Avatar userId={user.id} name={name} photo={photo} />
        <span className="sr">{shellText.account(name)}</span>
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <p className={styles.who}>
          <b>{name}</b>
          {email}
        </p>
        <Link to="/editar-perfil" className={styles.entry} onClick={close}>
          <Icon of={UserRound} />
          {shellText.editProfile}
        </Link>
        <Link to="/cambiar-password" className={styles.entry} onClick={close}>
          <Icon of={KeyRound} />
          {shellText.changePassword}
        </Link>
        <button type="button" className={styles.entry} onClick={() => void signOut()}>
          <Icon of={LogOut} />
          {shellText.logout}
        </button>
      </div>
    </>
  );
}
