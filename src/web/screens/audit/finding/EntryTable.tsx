/** Suggested correcting journal entry; debits equal credits. */
import { Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { notify } from '../../../data/failures/notices.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Second } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { Sum, SumName, Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { type EntryLine, type EntryRow, entryForSpreadsheet, entryRows, entryTotals } from './entry-table.ts';
import styles from './Finding.module.css';
import { findingText } from './text.es.ts';
import { writeNit } from './third-party.es.ts';

async function copy(lines: readonly EntryLine[]): Promise<void> {
  const copied = await copyText(entryForSpreadsheet(lines, findingText.entryHeaders, findingText.outsideChart));
  notify({ title: copied ? findingText.entryCopied : findingText.notCopied }, copied ? 'success' : 'error');
}

const thirdPartyOf = ({ nit, thirdPartyName }: EntryLine) => thirdPartyName || (nit ? writeNit(nit) : '–');

const columns = (open: (key: string) => void): readonly TableColumn<EntryRow>[] => [
  {
    key: 'account',
    title: findingText.account,
    isName: true,
    className: styles.account,
    hint: ({ lines: [{ account, accountName }] }) => `${account} ${accountName}`,
    cell: ({ lines: [{ account, accountName }] }) => (
      <>
        <span className="n flush">{account}</span> <span className="mut">{accountName}</span>
      </>
    ),
  },
  {
    key: 'third-party',
    title: findingText.thirdParty,
    hint: ({ lines: [{ nit }, ...others] }) => (nit && others.length === 0 ? writeNit(nit) : undefined),
    cell: ({ key, lines }) =>
      lines.length === 1 ? (
        thirdPartyOf(lines[0])
      ) : (
        <Button type="link" size="small" onClick={() => open(key)}>
          {findingText.seeThirdParties(lines.length)}
        </Button>
      ),
  },
  { key: 'debit', title: findingText.debit, isFigure: true, cell: ({ debit }) => <Figure amount={debit} detail /> },
  { key: 'credit', title: findingText.credit, isFigure: true, cell: ({ credit }) => <Figure amount={credit} detail /> },
];

const noteOf = ({ lines: [{ outsideChart }] }: EntryRow) =>
  outsideChart && <Second as="span">{findingText.outsideChart}</Second>;

export function EntryTable({ lines }: { lines: readonly EntryLine[] }) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => entryRows(lines, opened), [lines, opened]);
  const shown = useMemo(() => columns((key) => setOpened((before) => new Set([...before, key]))), []);
  return (
    <>
      <Row justify="between" above={12}>
        <b className="small">{findingText.entry}</b>
        <Button size="small" icon={<Icon of={Copy} size={14} />} onClick={() => void copy(lines)}>
          {findingText.copyEntry}
        </Button>
      </Row>
      <ScrollFrame label={findingText.entry}>
        <Table
          look="dense"
          columns={shown}
          rows={rows}
          keyOf={({ key }) => key}
          below={noteOf}
          foot={<Totals lines={lines} />}
        />
      </ScrollFrame>
    </>
  );
}

function Totals({ lines }: { lines: readonly EntryLine[] }) {
  const { debit, credit } = entryTotals(lines);
  return (
    <tr>
      <SumName span={2}>{findingText.totals}</SumName>
      <Sum>
        <Figure amount={debit} detail />
      </Sum>
      <Sum>
        <Figure amount={credit} detail />
      </Sum>
    </tr>
  );
}
