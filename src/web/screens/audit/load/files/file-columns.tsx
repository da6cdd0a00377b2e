/** Columns of the file table; empty until the file is inspected. */

import { FileSpreadsheet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCount } from '#core/money/money.es.ts';
import { UploadMark } from '../../../../drop/UploadMark.tsx';
import { ProgressBar } from '../../../../ui/control/ProgressBar.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../../ui/layout/Text.tsx';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../../../ui/mark/SeverityMark.tsx';
import tables from '../../../../ui/table/Table.module.css';
import type { TableColumn } from '../../../../ui/table/Table.tsx';
import { decide } from '../file-decision.ts';
import { inspectionOf, type LoadedFile } from '../loaded-file.ts';
import { isLeftOut, type Standing } from '../same-month.ts';
import { loadText } from '../text.es.ts';
import styles from './FileTable.module.css';
import type { FileTableProps } from './file-table-props.ts';
import { ProofCell } from './ProofCell.tsx';

type Column = TableColumn<LoadedFile>;

/** Cell that depends on the inspection. */
function recognised(draw: (inspection: Inspection, file: LoadedFile) => ReactNode): Column['cell'] {
  return (file) => {
    const inspection = inspectionOf(file);
    return inspection && draw(inspection, file);
  };
}

export const fileColumn: Column = {
  key: 'file',
  title: loadText.file,
  isName: true,
  cell: (file) => (
    <Row align="top">
      <Icon of={FileSpreadsheet} className="mut" />
      <div>
        <FileName name={file.name} />
        <Underway file={file} />
      </div>
    </Row>
  ),
};

/** Ellipsis in the middle: the date and the extension are at the end. */
function FileName({ name }: { name: string }) {
  const tail = 12;
  const isLong = name.length > tail * 2;
  return (
    <Row gap={0} className={styles.name} title={isLong ? name : undefined}>
      <Text overflow="ellipsis">{isLong ? name.slice(0, -tail) : name}</Text>
      {isLong && name.slice(-tail)}
    </Row>
  );
}

/** Its words stand below the row. A file that waits for an answer arrived, and is no error. */
function isRefused(file: LoadedFile): boolean {
  const inspection = inspectionOf(file);
  return file.status.step === 'failed' || (inspection !== null && !inspection.readable && !inspection.question);
}

/** Progress, or what became of it, size and folder. */
function Underway({ file }: { file: LoadedFile }) {
  const { name, size, folder, status } = file;
  if (status.step === 'waiting') return <Second>{loadText.waiting}</Second>;
  if (status.step === 'sending')
    return (
      <>
        <Second>{status.share < 1 ? loadText.sending(status.share) : loadText.reading}</Second>
        <ProgressBar share={status.share} label={loadText.sendingBar(name)} />
      </>
    );
  const words = [loadText.size(size), folder].filter(Boolean).join(' · ');
  return (
    <Row wrap gap={8} rowGap={0} className="small">
      <UploadMark state={isRefused(file) ? 'error' : 'done'} />
      <Text tone="muted" overflow="ellipsis" className={styles.line} title={folder}>
        {words}
      </Text>
    </Row>
  );
}

export const formatColumn: Column = {
  key: 'format',
  title: loadText.format,
  className: tables.date,
  // A dash alone, so that a card leaves it out.
  cell: recognised(({ format }) =>
    format === null ? (
      '–'
    ) : (
      <div>
        {format.name}
        <Second>{loadText.header(format.headerRow)}</Second>
      </div>
    ),
  ),
};

/** `places`: of each file among those of its month. */
export function companyColumn({ company, companies }: FileTableProps, places: ReadonlyMap<number, Standing>): Column {
  const here = company.attributes.comp_business_name;
  const nameOf = (wanted: number) => companies.find(({ id }) => id === wanted)?.attributes.comp_business_name;
  const cell = recognised((inspection, file) => {
    const { nit, dv, name, matches } = inspection.company;
    if (!inspection.readable && nit === null) return '–';
    if (matches === null || nit === null)
      return (
        <div>
          {name ?? loadText.companyUnsaid}
          {name && <Second>{loadText.companyWithoutNit}</Second>}
          {decide(inspection).kind === 'storable' && !isLeftOut(places.get(file.id)) && (
            <Second>{loadText.companyAssumed(here)}</Second>
          )}
        </div>
      );
    const written = formatNit(nit, dv);
    const shown = (matches ? nameOf(file.company) : null) ?? name ?? written;
    return (
      <div>
        <Text as="div" overflow="ellipsis" className={styles.line} title={shown}>
          {matches ? shown : <SeverityMark mark="alta">{shown}</SeverityMark>}
        </Text>
        <Second>
          {!matches && loadText.notThisCompany(written)}
          {matches && (file.company === company.id ? written : loadText.ofOtherCompany(written))}
        </Second>
      </div>
    );
  });
  return { key: 'company', title: loadText.company, cell };
}

/** In a card the unit is part of the value. */
export function rowsColumn(withUnit: boolean): Column {
  const cell = recognised(
    ({ rows }) =>
      rows > 0 && (
        <Text figures>
          {formatCount(rows)} {withUnit && <span className="mut">{loadText.rowUnit}</span>}
        </Text>
      ),
  );
  return { key: 'rows', title: loadText.rows, isFigure: true, cell };
}

export const proofColumn: Column = {
  key: 'proof',
  title: loadText.proof,
  cell: recognised((inspection) => <ProofCell inspection={inspection} />),
};
