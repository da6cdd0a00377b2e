/** Missing-permission page, with the way to obtain it. */
import { useNavigate } from 'react-router';
import { auditPath } from '../../data/routes/company-route.ts';
import { useSession } from '../../data/session/session.ts';
import { allows, useAccess } from '../../data/users/access.ts';
import { hindranceText } from '../../data/users/hindrance.es.ts';
import { Button } from '../../ui/control/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { unauthorizedText } from './text.es.ts';

export function Screen() {
  const navigate = useNavigate();
  const company = useSession((session) => session.companyGlobal);
  const access = useAccess();
  // Without permission for audits the link would come back here.
  const mayAudit = access === undefined || allows(access, 'auditoria.ver', company);
  // The router's history index: 0 if opened by URL.
  const cameFromHere = ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
  return (
    <PageHeader
      title={unauthorizedText.title}
      context={access?.hasRole === false ? hindranceText.noRole(access.subscriber) : unauthorizedText.whatToDo}
      actions={
        <>
          {cameFromHere && <Button onClick={() => void navigate(-1)}>{unauthorizedText.back}</Button>}
          <Button type="primary" onClick={() => void navigate(mayAudit ? auditPath(company) : '/home')}>
            {mayAudit ? unauthorizedText.goToAudit : unauthorizedText.goToHome}
          </Button>
        </>
      }
    />
  );
}
