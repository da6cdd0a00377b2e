/** One file: its name, and either how far it is or what was recognised. Problems open below it. */
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCount } from '#core/money/money.es.ts';
import { ProgressBar } from '../../../../ui/control/ProgressBar.tsx';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../../../ui/mark/SeverityMark.tsx';
import { decide } from '../file-decision.ts';
import { inspectionOf, type LoadedFile } from '../loaded-files.ts';
import { loadText } from '../text.es.ts';
import { FileActions } from './FileActions.tsx';
import issues from './FileIssues.module.css';
import { FileIssues } from './FileIssues.tsx';
import styles from './FileTable.module.css';
import type { FileRowProps } from './file-row-props.ts';
import { MonthCell } from './MonthCell.tsx';
import { ProofCell } from './ProofCell.tsx';

export function FileRow(props: FileRowProps) {
  const { file } = props;
  const [period, setPeriod] = useState<string | null>(null);
  const inspection = inspectionOf(file);
  return (
    <>
      <tr className={inspection && inspection.issues.length > 0 ? styles.withIssues : undefined}>
        <th scope="row">
          <FileName file={file} />
        </th>
        {inspection ? (
          <>
            <FormatCell inspection={inspection} />
            <CompanyCell {...props} inspection={inspection} />
            <MonthCell
              inspection={inspection}
              status={file.status}
              chosen={period}
              onChoose={setPeriod}
              fileName={file.name}
            />
            <td className={styles.num}>
              {inspection.rows > 0 ? (
                <>
                  <span className="n flush">{formatCount(inspection.rows)}</span>
                  <span className={`mut ${styles.unit}`}> {loadText.rowUnit}</span>
                </>
              ) : (
                '–'
              )}
            </td>
            <ProofCell inspection={inspection} />
          </>
        ) : (
          <td colSpan={5}>
            <Underway file={file} />
          </td>
        )}
        <FileActions {...props} inspection={inspection} period={period} />
      </tr>
      {inspection && inspection.issues.length > 0 && <FileIssues inspection={inspection} />}
      {file.status.step === 'failed' && (
        <tr className={styles.extra}>
          <td colSpan={7}>
            <p className={issues.problem} role="alert">
              {file.status.message}
            </p>
          </td>
        </tr>
      )}
    </>
  );
}

/** The middle is cut, not the end, where the date and the kind are. */
function FileName({ file }: { file: LoadedFile }) {
  const tail = 12;
  const long = file.name.length > tail * 2;
  return (
    <div className={styles.file}>
      <Icon of={FileSpreadsheet} />
      <div>
        <div className={styles.fileName} title={long ? file.name : undefined}>
          <span>{long ? file.name.slice(0, -tail) : file.name}</span>
          {long && <span>{file.name.slice(-tail)}</span>}
        </div>
        <div className={`small mut ${styles.oneLine}`} title={file.folder}>
          {[loadText.size(file.size), file.folder].filter(Boolean).join(' · ')}
        </div>
      </div>
    </div>
  );
}

function Underway({ file: { name, status } }: { file: LoadedFile }) {
  if (status.step === 'waiting') return <span className="mut">{loadText.waiting}</span>;
  if (status.step !== 'sending') return null;
  return (
    <div className={styles.underway}>
      <span className="mut">{status.share < 1 ? loadText.sending(status.share) : loadText.reading}</span>
      <ProgressBar share={status.share} label={loadText.sendingBar(name)} />
    </div>
  );
}

function FormatCell({ inspection: { format } }: { inspection: Inspection }) {
  return (
    <td className={styles.noWrap}>
      <div>{format?.name ?? '–'}</div>
      {format && <div className="small mut">{loadText.header(format.headerRow)}</div>}
    </td>
  );
}

function CompanyCell({ file, company, companies, inspection }: FileRowProps & { inspection: Inspection }) {
  const { nit, dv, name, matches } = inspection.company;
  if (!inspection.readable && nit === null) return <td>–</td>;
  const here = company.attributes.comp_business_name;
  if (matches === null || nit === null)
    return (
      <td>
        <div>{loadText.companyUnsaid}</div>
        {decide(inspection).kind === 'storable' && <div className="small mut">{loadText.companyAssumed(here)}</div>}
      </td>
    );
  const written = formatNit(nit, dv);
  const target = companies.find(({ id }) => id === file.company)?.attributes.comp_business_name;
  const shown = (matches ? target : null) ?? name ?? written;
  return (
    <td>
      <div className={styles.oneLine} title={shown}>
        {matches ? shown : <SeverityMark mark="alta">{shown}</SeverityMark>}
      </div>
      <div className="small mut">
        {!matches && loadText.notThisCompany(written)}
        {matches && (file.company === company.id ? written : loadText.ofOtherCompany(written))}
      </div>
    </td>
  );
}
