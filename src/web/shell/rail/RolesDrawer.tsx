/** Submenu "Permisos y Cargos": disabled in the seed and by default. */
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/mark/Icon.tsx';
import nav from '../../ui/nav/Nav.module.css';
import { Drawer } from '../../ui/overlay/Drawer.tsx';
import { shellText } from '../text.es.ts';
import styles from './Rail.module.css';

const pages = [
  { to: '/permisos', name: shellText.permissions },
  { to: '/crear-cargo', name: shellText.createRole },
  { to: '/editar-cargo', name: shellText.editRole },
  { to: '/asignacion-cargos', name: shellText.assignRoles },
];

interface RolesDrawerProps {
  narrow: boolean;
  /** Closes the phone menu. */
  onNavigate: (() => void) | undefined;
}

export function RolesDrawer({ narrow, onNavigate }: RolesDrawerProps) {
  const [open, setOpen] = useState(false);
  const go = () => {
    setOpen(false);
    onNavigate?.();
  };
  return (
    <>
      <button
        type="button"
        className={`${nav.entry} ${styles.entry}`}
        title={narrow ? shellText.roles : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon of={KeyRound} />
        <span className={narrow ? 'sr' : undefined}>{shellText.roles}</span>
      </button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        width={320}
        title={shellText.roles}
        closeLabel={shellText.closeRoles}
      >
        <ul>
          {pages.map(({ to, name }) => (
            <li key={to}>
              <Link className={nav.entry} to={to} onClick={go}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}
