/** How to export from the company's own package, with a link to the others. */
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useCompanies } from '../../../../data/companies/companies.ts';
import { exportHelpPath } from '../../../../data/routes/help-route.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import { ExportSteps } from './ExportSteps.tsx';
import { exportText } from './text.es.ts';

interface HowToExportProps {
  /** Open initially: nothing has been loaded yet. */
  open?: boolean;
  /** Content at the end of the line. */
  children?: ReactNode;
}

export function HowToExport({ open = false, children }: HowToExportProps) {
  const company = Number(useParams().company);
  const software = useCompanies().data?.find(({ id }) => id === company)?.accountable_software.acso_name;
  const [shown, setShown] = useState(open);
  const id = useId();
  return (
    <Stack gap={6} above={8} below={12}>
      <Row wrap gap={16} className="small mut">
        {exportText.how}
        {software && (
          <Button type="inline" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
            <Row as="span" gap={2}>
              {software}
              <Icon of={shown ? ChevronUp : ChevronDown} size={14} />
            </Row>
          </Button>
        )}
        <Link to={exportHelpPath}>{software ? exportText.other : exportText.any}</Link>
        {children}
      </Row>
      {software && (
        <Stack id={id} width="wide">
          {shown && <ExportSteps software={software} />}
        </Stack>
      )}
    </Stack>
  );
}
