/** The eye at the end of a password field. */
import { Eye, EyeOff } from 'lucide-react';
import styles from './reveal-icon.module.css';

/** Ant Design makes a button of it, with its name. */
export function revealIcon(visible: boolean) {
  const Icon = visible ? EyeOff : Eye;
  return (
    <span className={styles.reveal}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </span>
  );
}
