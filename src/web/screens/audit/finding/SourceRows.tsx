/** Source rows of a finding, with the row numbers of the file. */
import { type ReactNode, useId, useState } from 'react';
import type { TrialBalanceRowDocument } from '#api/balances/trial-balances/contract.ts';
import { Button } from '../../../ui/control/Button.tsx';
import layout from '../../../ui/layout/Layout.module.css';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { Sum, SumName, Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { Section } from '../Section.tsx';
import styles from './Finding.module.css';
import { rowSums, shownParts } from './source-rows.ts';
import { findingText } from './text.es.ts';
import { writeNit } from './third-party.es.ts';

const first = 8;
const amounts = ['opening', 'debit', 'credit', 'closing'] as const;
const titles = {
  opening: findingText.opening,
  debit: findingText.debits,
  credit: findingText.credits,
  closing: findingText.closing,
} as const;

type SourceRow = TrialBalanceRowDocument;

const whole = ({ account, accountName, nit, thirdPartyName }: SourceRow) =>
  `${account} ${accountName} · ${writeNit(nit)} ${thirdPartyName}`;
const rowNumber: TableColumn<SourceRow> = {
  key: 'row',
  title: findingText.fileRow,
  isFigure: true,
  className: 'mut n flush',
  cell: ({ row }) => row,
};
/** Account over third party; where all rows have one of the two in common, the other alone says enough. */
const place = (rows: readonly SourceRow[]): TableColumn<SourceRow> => {
  const { account, thirdParty } = shownParts(rows);
  return {
    key: 'name',
    title: account ? findingText.account : findingText.thirdParty,
    isName: true,
    hint: whole,
    cell: (row) => (
      <>
        {account && (
          <>
            <span className="n flush">{row.account}</span> <span className="mut">{row.accountName}</span>
          </>
        )}
        {thirdParty && (
          <span className={account ? `${layout.ellipsis} mut` : undefined}>
            <span className="n flush">{writeNit(row.nit)}</span> <span className="mut">{row.thirdPartyName}</span>
          </span>
        )}
      </>
    ),
  };
};
const amountOf = (name: (typeof amounts)[number], cents: boolean): TableColumn<SourceRow> => ({
  key: name,
  title: titles[name],
  isFigure: true,
  cell: (row) => <Figure amount={row[name]} detail={cents} />,
});

interface SourceRowsProps {
  rows: readonly TrialBalanceRowDocument[];
  /** Total source rows of the finding. */
  all: number;
  fileName: string;
  /** At the right of the title. */
  action?: ReactNode;
}

export function SourceRows({ rows, all, fileName, action }: SourceRowsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const shown = open ? rows : rows.slice(0, first);
  const cents = rows.some((row) => amounts.some((name) => !row[name].endsWith('.00')));
  const isOneAccount = !shownParts(rows).account;
  return (
    <Section title={findingText.fileRows} note={fileName} action={action}>
      <ScrollFrame label={findingText.fileRows}>
        <Table
          look="dense"
          id={id}
          className={styles.source}
          columns={[rowNumber, place(rows), ...amounts.map((name) => amountOf(name, cents))]}
          rows={shown}
          keyOf={({ row }) => row}
          // Balances of different accounts are not added.
          foot={rows.length > 1 && isOneAccount && <Sums rows={rows} cents={cents} />}
        />
      </ScrollFrame>
      {rows.length > first && (
        <Row gap={12} above={4} className="small">
          <Button type="inline" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? findingText.seeFewer : findingText.seeAllRows(rows.length)}
          </Button>
          {rows.length < all && <span className="mut">{findingText.firstRows(rows.length, all)}</span>}
        </Row>
      )}
    </Section>
  );
}

function Sums({ rows, cents }: { rows: readonly SourceRow[]; cents: boolean }) {
  const sums = rowSums(rows);
  return (
    <tr>
      <SumName span={2}>{findingText.rowCount(rows.length)}</SumName>
      {amounts.map((name) => (
        <Sum key={name}>
          <Figure amount={sums[name]} detail={cents} />
        </Sum>
      ))}
    </tr>
  );
}
