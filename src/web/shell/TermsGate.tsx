/** Requires acceptance of the terms in force: the first time and after each new version. */

import { Link } from 'react-router';
import { signOut } from '../data/access/sign-in.ts';
import { useAcceptTerms, useTermsAgreement } from '../data/access/terms.ts';
import { Button } from '../ui/control/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { shellText } from './text.es.ts';

export function TermsGate() {
  const { data: pending } = useTermsAgreement();
  const accept = useAcceptTerms();
  if (!pending || pending.acceptedAt !== null) return null;
  return (
    <Dialog
      closes="never"
      standing="first"
      open
      title={shellText.termsTitle}
      footer={[
        <Button key="leave" onClick={() => void signOut()}>
          {shellText.logout}
        </Button>,
        <Button key="accept" type="primary" loading={accept.isPending} onClick={() => accept.mutate(pending.version)}>
          {shellText.termsAccept}
        </Button>,
      ]}
    >
      <p>
        {shellText.termsPending(pending.version)}{' '}
        <Link to="/terminos-condiciones" target="_blank">
          {shellText.termsRead}
        </Link>
      </p>
    </Dialog>
  );
}
