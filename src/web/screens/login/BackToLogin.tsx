/** Link back to sign-in under the password-reset forms. */
import { Link } from 'react-router';
import styles from '../../sign-in/SignIn.module.css';
import { recoverText } from './text.es.ts';

export function BackToLogin() {
  return (
    <p className={styles.links}>
      <Link to="/login">{recoverText.backToLogin}</Link>
    </p>
  );
}
