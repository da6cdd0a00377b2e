/** Link back under the password-reset forms: to sign-in, or to the product of who is signed in. */

import { Link } from 'react-router';
import { isInside } from '../../data/session/session.ts';
import styles from '../../sign-in/SignIn.module.css';
import { Row } from '../../ui/layout/Layout.tsx';
import { publicText } from '../../ui/text.es.ts';
import { recoverText } from './text.es.ts';

export function BackToLogin() {
  return (
    <Row as="p" above={16} className={styles.links}>
      {isInside() ? <Link to="/">{publicText.backToApp}</Link> : <Link to="/login">{recoverText.backToLogin}</Link>}
    </Row>
  );
}
