/** Link back to sign-in under the password-reset forms. */

import { Link } from 'react-router';
import styles from '../../sign-in/SignIn.module.css';
import { Row } from '../../ui/layout/Layout.tsx';
import { recoverText } from './text.es.ts';

export function BackToLogin() {
  return (
    <Row as="p" above={16} className={styles.links}>
      <Link to="/login">{recoverText.backToLogin}</Link>
    </Row>
  );
}
