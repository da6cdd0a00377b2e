/** User menu of the top bar. */

import { KeyRound, LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { signOut } from '../../data/access/sign-in.ts';
import { useSession } from '../../data/session/session.ts';
import { Text } from '../../ui/layout/Text.tsx';
import { Avatar } from '../../ui/mark/Avatar.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import nav from '../../ui/nav/Nav.module.css';
import { Popover } from '../../ui/overlay/Popover.tsx';
import { shellText } from '../text.es.ts';
import styles from './AvatarMenu.module.css';

export function AvatarMenu() {
  const user = useSession((state) => state.user);
  if (!user) return null;
  // Sessions from before photos lack the field.
  const { user_name: name, user_email: email, photo = null } = user.attributes;
  const trigger = (
    <button type="button" className={styles.avatar}>
      <Avatar userId={user.id} name={name} photo={photo} />
      <span className="sr">{shellText.account(name)}</span>
    </button>
  );
  return (
    <Popover trigger={trigger} className={styles.menu}>
      {(close) => (
        <>
          <Text as="p" tone="muted" size="small" overflow="breaks" className={styles.who}>
            <Text as="b" tone="plain" size="body">
              {name}
            </Text>
            <br />
            {email}
          </Text>
          <Link to="/editar-perfil" className={nav.entry} onClick={close}>
            <Icon of={UserRound} />
            {shellText.editProfile}
          </Link>
          <Link to="/cambiar-password" className={nav.entry} onClick={close}>
            <Icon of={KeyRound} />
            {shellText.changePassword}
          </Link>
          <button type="button" className={nav.entry} onClick={() => void signOut()}>
            <Icon of={LogOut} />
            {shellText.logout}
          </button>
        </>
      )}
    </Popover>
  );
}
