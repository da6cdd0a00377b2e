/** Menu of the page of an audited month: its sign-off, its report as a file, and auditing it again. */
import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Audit } from '#api/audits/audits/contract.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { useDownloadReport } from '../../../data/audits/audit-report.ts';
import { signOffPath } from '../../../data/routes/company-route.ts';
import { isAdmin } from '../../../data/session/session.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { tourText } from '../../../tours/text.es.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { signOffText } from '../sign-off/text.es.ts';
import { againText, reportText } from './text.es.ts';
import type { AuditAgain } from './use-audit-again.ts';

interface AuditMenuProps {
  company: number;
  audit: Audit;
  period: Period;
  /** Number of later months with a balance. */
  following: number;
  /** Null without permission to audit. */
  again: AuditAgain | null;
  /** Shows the guided tour of the screen. */
  onTour: () => void;
}

export function AuditMenu({ company, audit, period, following, again, onTour }: AuditMenuProps) {
  const report = useDownloadReport(company, audit.id, reportText.file(period));
  const access = useAccess();
  const mayExport = isAdmin() || (access !== undefined && allows(access, 'auditoria.exportar', company));
  const navigate = useNavigate();
  const items = [
    { key: 'signOff' as const, label: signOffText.menu(period) },
    ...(mayExport
      ? [
          { key: 'xlsx' as const, label: reportText.excel },
          { key: 'pdf' as const, label: reportText.pdf },
          { key: 'siigo' as const, label: reportText.siigo },
          { key: 'json' as const, label: reportText.json },
        ]
      : []),
    ...(again ? [{ key: 'month' as const, label: againText.again(period) }] : []),
    ...(again && following > 0
      ? [{ key: 'following' as const, label: againText.againFollowing(period, following) }]
      : []),
    { key: 'tour' as const, label: tourText.again },
  ];
  const choose = (key: (typeof items)[number]['key']) => {
    if (key === 'tour') onTour();
    else if (key === 'signOff') void navigate(signOffPath(company, periodKey(period)));
    else if (key === 'xlsx' || key === 'pdf' || key === 'siigo' || key === 'json') report.mutate(key);
    else again?.start(key === 'following');
  };
  const isPending = report.isPending || again?.isPending === true;
  return (
    <Menu
      trigger={
        <Button icon={<Icon of={Ellipsis} />} aria-label={againText.menu} data-tour="audit-menu" loading={isPending} />
      }
      side="end"
      items={items}
      onChoose={choose}
    />
  );
}
