/** The open row: how its balance came about, its findings, its year, where else its third party is, its row of the file. */

import { ChevronDown, ChevronUp, Link2, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { Link } from 'react-router';
import type { ExplorerLine, ExplorerPage, ExplorerRow } from '#api/audits/explorer/contract.ts';
import { fromDecimal, toDecimal } from '#core/money/money.ts';
import { useExplorerRow } from '../../../data/audits/explorer.ts';
import { notify } from '../../../data/failures/notices.ts';
import { chartAccountPath, findingPath } from '../../../data/routes/company-route.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { Lines, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { DockedPanel } from '../../../ui/overlay/DockedPanel.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import styles from '../Balance.module.css';
import { readRowKey, rowKey } from '../balance-view.ts';
import { gridText, rowText } from '../text.es.ts';
import type { BalanceControl } from '../use-balance-view.ts';
import { RowMonths } from './RowMonths.tsx';

interface RowPanelProps {
  company: number;
  page: ExplorerPage;
  control: BalanceControl;
  docked: boolean;
  line: (index: number) => ExplorerLine | undefined;
  /** Its key. */
  row: string;
  version: number | null;
}

export function RowPanel({ company, page, control, docked, line, row, version }: RowPanelProps) {
  const { account, thirdParty } = readRowKey(row);
  const { period } = page.balance.attributes;
  const asked = {
    period,
    ...(version !== null && { version }),
    ...(account !== '' && { account }),
    ...(thirdParty !== '' && { thirdParty }),
  };
  const { data, error, refetch } = useExplorerRow(company, asked);
  const titleId = useId();
  useEffect(() => document.getElementById(titleId)?.focus({ preventScroll: true }), [titleId]);
  const close = () => control.go({ row: null });
  const title = (
    <Stack gap={4} grow>
      <Row gap={4} justify="end">
        <Steps page={page} control={control} line={line} row={row} />
        <Button
          type="text"
          size="small"
          icon={<Icon of={Link2} />}
          aria-label={rowText.copyLink}
          onClick={() => void copyLink()}
        />
        <Button type="text" size="small" icon={<Icon of={X} />} aria-label={rowText.close} onClick={close} />
      </Row>
      <Text as="h2" id={titleId} size="title" weight="strong" tabIndex={-1} overflow="breaks" data-first-focus>
        {data ? titleOf(data) : rowText.panel}
      </Text>
      {data && <Place row={data} control={control} />}
    </Stack>
  );
  const body =
    data !== undefined ? (
      <RowBody company={company} row={data} control={control} />
    ) : error ? (
      <ErrorState failure={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={6} columns="2fr 1fr" />
    );
  if (docked)
    return (
      <Docked title={title} labelledBy={titleId} onClose={close}>
        {body}
      </Docked>
    );
  return (
    <Drawer openedBy="address" open bare width={420} title={title} labelledBy={titleId} onClose={close}>
      {body}
    </Drawer>
  );
}

async function copyLink(): Promise<void> {
  const copied = await copyText(location.href);
  notify({ title: copied ? rowText.linkCopied : rowText.notCopied }, copied ? 'success' : 'error');
}

function titleOf({ account, accountName, thirdParty, thirdPartyName, nit }: ExplorerRow): string {
  if (thirdParty === '') return `${account} ${accountName}`.trim();
  return thirdPartyName || nit || gridText.none;
}

function Docked({
  title,
  labelledBy,
  onClose,
  children,
}: {
  title: ReactNode;
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog:modal, :popover-open'))
      onClose();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <DockedPanel width={348} className={styles.row} labelledBy={labelledBy} header={title}>
      {children}
    </DockedPanel>
  );
}

/** To the rows before and after, among those that were read. */
function Steps({ page, control, line, row }: Pick<RowPanelProps, 'page' | 'control' | 'line' | 'row'>) {
  const { account } = control.view;
  const keys = Array.from({ length: Math.min(page.total, 1000) }, (_, index) => line(index)).map((one) =>
    one === undefined || one.kind === 'others' || (one.kind === 'account' && one.below !== 'none')
      ? null
      : rowKey(one, account),
  );
  const at = keys.indexOf(row);
  const step = (key: string | null | undefined, icon: typeof ChevronUp, label: string) => (
    <Button
      type="text"
      size="small"
      icon={<Icon of={icon} />}
      aria-label={label}
      disabled={!key}
      onClick={() => key && control.go({ row: key }, { replace: true })}
    />
  );
  return (
    <>
      {step(at < 0 ? null : keys.slice(0, at).findLast(Boolean), ChevronUp, rowText.previous)}
      {step(at < 0 ? null : keys.slice(at + 1).find(Boolean), ChevronDown, rowText.next)}
    </>
  );
}

function Place({
  row: { account, accountName, thirdParty, nit, dv },
  control,
}: {
  row: ExplorerRow;
  control: BalanceControl;
}) {
  if (thirdParty === '') return null;
  return (
    <Text as="p" size="small" tone="muted">
      {nit !== '' && <span className="n flush">{gridText.nit(nit, dv)}</span>}
      {account !== '' && (
        <>
          {` ${rowText.in} `}
          <Link to={control.address({ account, thirdParty: null, list: 'cuenta', finding: null })}>
            {account} {accountName}
          </Link>
        </>
      )}
    </Text>
  );
}

type Other = ExplorerRow['others'][number];

function RowBody({ company, row, control }: { company: number; row: ExplorerRow; control: BalanceControl }) {
  const { balance, months, findings, others, othersTotal, thirdParty, account, sourceRow } = row;
  const { fileName, version } = balance.attributes;
  const columns: TableColumn<Other>[] = [
    {
      key: 'account',
      title: gridText.name('accounts'),
      isName: true,
      cell: (one) => (
        <Link
          to={control.address({
            account: one.account,
            thirdParty: null,
            list: 'cuenta',
            finding: null,
            row: rowKey({ account: one.account, thirdParty }, ''),
          })}
          preventScrollReset
        >
          <span className="n flush">{one.account}</span> {one.accountName}
        </Link>
      ),
      hint: (one) => `${one.account} ${one.accountName}`,
    },
    { key: 'closing', title: rowText.closing, isFigure: true, cell: (one) => <Figure amount={one.closing} /> },
  ];
  return (
    <Stack gap={16}>
      <RollForward months={months} />
      {findings.length > 0 && (
        <Part title={rowText.findings}>
          <Lines tight leads>
            {findings.map((finding) => (
              <li key={finding.fingerprint}>
                <Row gap={8} align="top">
                  <SeverityIcon mark={finding.severity} />
                  <Stack gap={0} grow>
                    <Link to={findingPath(company, finding.period, finding.fingerprint)}>{finding.title}</Link>
                    <Second>{finding.rule}</Second>
                  </Stack>
                </Row>
              </li>
            ))}
          </Lines>
        </Part>
      )}
      <RowMonths name={titleOf(row)} months={months} />
      {others.length > 0 && (
        <Part title={rowText.others}>
          <Table look="dense" columns={columns} rows={others} keyOf={(one) => one.account} />
        </Part>
      )}
      {thirdParty !== '' && (
        <Link to={control.address({ thirdParty, account: '', list: 'cuenta', level: 16, finding: null, words: '' })}>
          {othersTotal > others.length ? rowText.moreOthers(othersTotal) : rowText.wholeThirdParty}
        </Link>
      )}
      <Part title={rowText.file}>
        {sourceRow !== null && (
          <Text as="p" tone="secondary" overflow="breaks">
            {rowText.fileRow(sourceRow, fileName, version)}
          </Text>
        )}
        {account !== '' && <Link to={chartAccountPath(company, account)}>{rowText.chartAccount}</Link>}
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={4} as="section">
      <Text as="h3" weight="strong">
        {title}
      </Text>
      {children}
    </Stack>
  );
}

/** From the balance of the month before to this one; what its movement does not explain is told. */
function RollForward({ months }: Pick<ExplorerRow, 'months'>) {
  const [before, last] = months.slice(-2) as [ExplorerRow['months'][number], ExplorerRow['months'][number]];
  const [opening, debit, credit, closing] = [before.closing, last.debit, last.credit, last.closing].map(
    fromDecimal,
  ) as [bigint, bigint, bigint, bigint];
  const gap = closing - opening - debit + credit;
  const lines = [
    { name: rowText.closingIn(before.period), amount: before.closing },
    { name: rowText.debits(last.period), amount: last.debit },
    { name: rowText.credits(last.period), amount: toDecimal(-credit) },
    ...(gap === 0n || !before.isStored ? [] : [{ name: rowText.gap, amount: toDecimal(gap) }]),
  ].slice(before.isStored ? 0 : 1);
  return (
    <Stack gap={4} as="dl" ground="well">
      {lines.map(({ name, amount }) => (
        <Row key={name} justify="between">
          <dt>{name}</dt>
          <dd>
            <Figure amount={amount} />
          </dd>
        </Row>
      ))}
      <Row justify="between" className={styles.sum}>
        <dt>{rowText.closingIn(last.period)}</dt>
        <dd>
          <Figure amount={last.closing} />
        </dd>
      </Row>
    </Stack>
  );
}
