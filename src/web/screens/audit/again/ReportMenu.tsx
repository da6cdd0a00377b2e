/** The report of an audited month: for the client, or as a file: working paper, workbook, or the entries it suggests. */
import { ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Audit } from '#api/audits/audits/contract.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { useDownloadReport } from '../../../data/audits/audit-report.ts';
import { clientReportPath } from '../../../data/routes/company-route.ts';
import { isAdmin } from '../../../data/session/session.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { reportText } from './text.es.ts';

const formats = ['pdf', 'xlsx', 'siigo'] as const;

/** Nothing without permission to export. */
export function ReportMenu({ company, audit, period }: { company: number; audit: Audit; period: Period }) {
  const report = useDownloadReport(company, audit.id, reportText.file(period));
  const access = useAccess();
  const navigate = useNavigate();
  const may = (permission: 'auditoria.exportar' | 'auditoria.editar') =>
    isAdmin() || (access !== undefined && allows(access, permission, company));
  if (!may('auditoria.exportar')) return null;
  const choices = may('auditoria.editar') ? (['client', ...formats] as const) : formats;
  return (
    <Menu
      trigger={
        <Button loading={report.isPending}>
          <Row as="span" inline gap={6}>
            {reportText.button} <Icon of={ChevronDown} size={14} />
          </Row>
        </Button>
      }
      side="end"
      items={choices.map((key) => ({ key, label: reportText[key] }))}
      onChoose={(choice) =>
        choice === 'client' ? void navigate(clientReportPath(company, periodKey(period))) : report.mutate(choice)
      }
    />
  );
}
