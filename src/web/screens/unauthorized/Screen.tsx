/** Says that a permission is missing and what to do about it. */
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { auditPath } from '../../data/company-route.ts';
import { useSession } from '../../data/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { unauthorizedText } from './text.es.ts';

export function Screen() {
  const navigate = useNavigate();
  const company = useSession((session) => session.companyGlobal);
  // The router counts its pages; opened by its address there is none before.
  const cameFromHere = ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
  return (
    <PageHeader
      title={unauthorizedText.title}
      context={unauthorizedText.whatToDo}
      actions={
        <>
          {cameFromHere && <Button onClick={() => void navigate(-1)}>{unauthorizedText.back}</Button>}
          <Button type="primary" onClick={() => void navigate(auditPath(company))}>
            {unauthorizedText.goToAudit}
          </Button>
        </>
      }
    />
  );
}
