/** The report of an audited month as a file: working paper, workbook, or the entries it suggests. */
import { ChevronDown } from 'lucide-react';
import type { Audit } from '#api/audits/audits/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { useDownloadReport } from '../../../data/audits/audit-report.ts';
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
  if (!isAdmin() && (access === undefined || !allows(access, 'auditoria.exportar', company))) return null;
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
      items={formats.map((key) => ({ key, label: reportText[key] }))}
      onChoose={(format) => report.mutate(format)}
    />
  );
}
