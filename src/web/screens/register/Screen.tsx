/** Registering in five steps, or accepting an invitation that a mail brought. */
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { session } from '../../data/session.ts';
import { PageTitle } from '../../ui/PageHeader.tsx';
import { PublicPage } from '../../ui/PublicPage.tsx';
import { Invitation } from './Invitation.tsx';
import { Steps } from './Steps.tsx';
import { invitationText, registerText } from './text.es.ts';

const invitationHash = /^#invitacion=([\w-]+)$/;

export function Register() {
  const { hash } = useLocation();
  const [search] = useSearchParams();
  const alliance = search.get('alianza');
  const [invitation] = useState(() => invitationHash.exec(hash)?.[1] ?? null);
  useEffect(() => {
    if (alliance !== null) session.setAlliance(alliance);
  }, [alliance]);
  useEffect(() => {
    // So that it stays in no history.
    if (invitation !== null) window.history.replaceState(window.history.state, '', '/registro');
  }, [invitation]);
  return (
    <PublicPage>
      <PageTitle title={invitation === null ? registerText.title : invitationText.title} />
      {invitation === null ? <Steps /> : <Invitation token={invitation} />}
    </PublicPage>
  );
}
