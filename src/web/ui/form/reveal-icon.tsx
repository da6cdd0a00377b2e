/** The eye at the end of a password field. */
import { Eye, EyeOff } from 'lucide-react';
import { Icon } from '../mark/Icon.tsx';
import styles from './reveal-icon.module.css';

/** Ant Design makes a button of it, with its name. */
export function revealIcon(visible: boolean) {
  const Sign = visible ? EyeOff : Eye;
  return (
    <span className={styles.reveal}>
      <Icon of={Sign} />
    </span>
  );
}
