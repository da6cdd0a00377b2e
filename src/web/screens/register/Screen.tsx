/** Registration in five steps, or acceptance of an invitation. */
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useLinkSecret } from '../../data/session/link-secret.ts';
import { session } from '../../data/session/session.ts';
import { useSignedInAhead } from '../../load-signed-in.ts';
import { PageTitle } from '../../ui/page/PageHeader.tsx';
import { PublicPage } from '../../ui/page/PublicPage.tsx';
import { Invitation } from './Invitation.tsx';
import { Steps } from './Steps.tsx';
import { invitationText, registerText } from './text.es.ts';

const invitationHash = /^#invitacion=([\w-]+)$/;

export function Register() {
  useSignedInAhead();
  const { hash } = useLocation();
  const [search] = useSearchParams();
  const alliance = search.get('alianza');
  const { secret: invitation } = useLinkSecret('invitation', invitationHash.exec(hash)?.[1] ?? '');
  useEffect(() => {
    if (alliance !== null) session.setAlliance(alliance);
  }, [alliance]);
  return (
    <PublicPage>
      <PageTitle title={invitation === '' ? registerText.title : invitationText.title} />
      {invitation === '' ? <Steps /> : <Invitation key={invitation} token={invitation} />}
    </PublicPage>
  );
}
