/** How to get the file out of the company's own software, drawn, and the way to the other packages. */
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useCompanies } from '../../../../data/companies/companies.ts';
import { exportHelpPath } from '../../../../data/routes/help-route.ts';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import styles from '../drop/DropArea.module.css';
import { ExportSteps } from './ExportSteps.tsx';
import { exportText } from './text.es.ts';

interface HowToExportProps {
  /** The steps are there without asking: nothing has been loaded yet. */
  open?: boolean;
  /** Stand at the end of the line. */
  children?: ReactNode;
}

export function HowToExport({ open = false, children }: HowToExportProps) {
  const company = Number(useParams().company);
  const software = useCompanies().data?.find(({ id }) => id === company)?.accountable_software.acso_name;
  const [shown, setShown] = useState(open);
  const id = useId();
  return (
    <>
      <div className={styles.how}>
        {exportText.how}
        {software && (
          <button type="button" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
            {software}
            <Icon of={ChevronDown} size={14} />
          </button>
        )}
        <Link to={exportHelpPath}>{software ? exportText.other : exportText.any}</Link>
        {children}
      </div>
      {software && <div id={id}>{shown && <ExportSteps software={software} />}</div>}
    </>
  );
}
