/** Says that a permission is missing and what to do about it. */
import { useNavigate } from 'react-router';
import { auditPath } from '../../data/routes/company-route.ts';
import { useSession } from '../../data/session/session.ts';
import { allows, useAccess } from '../../data/users/access.ts';
import { Button } from '../../ui/control/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { unauthorizedText } from './text.es.ts';

export function Screen() {
  const navigate = useNavigate();
  const company = useSession((session) => session.companyGlobal);
  const access = useAccess();
  // Whoever may not see the audits either would only come back here.
  const mayAudit = access === undefined || allows(access, 'auditoria.ver', company);
  // The router counts its pages; opened by its address there is none before.
  const cameFromHere = ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
  return (
    <PageHeader
      title={unauthorizedText.title}
      context={unauthorizedText.whatToDo}
      actions={
        <>
          {cameFromHere && <Button onClick={() => void navigate(-1)}>{unauthorizedText.back}</Button>}
          <Button type="primary" onClick={() => void navigate(mayAudit ? auditPath(company) : '/editar-perfil')}>
            {mayAudit ? unauthorizedText.goToAudit : unauthorizedText.goToProfile}
          </Button>
        </>
      }
    />
  );
}
