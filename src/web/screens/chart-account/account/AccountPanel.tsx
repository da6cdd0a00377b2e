/** The open account: balance, nature, what it takes, its suggestion, its uses and its marks. Changes are stored at once. */

import { ChevronDown, ChevronUp, Link2, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { Link } from 'react-router';
import type { ChartAccountDocument, ChartDocument, ChartEdit } from '#api/audits/parametrization/chart/contract.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { DockedPanel } from '../../../ui/overlay/DockedPanel.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import styles from '../Chart.module.css';
import { chartText } from '../text.es.ts';
import type { ChartIndex } from '../tree/chart-index.ts';
import type { ChartView } from '../use-chart-view.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { AccountUsesList } from './AccountUsesList.tsx';
import { MonthsChart } from './MonthsChart.tsx';
import { SuggestedUse } from './SuggestedUse.tsx';

interface PanelProps {
  company: number;
  chart: ChartDocument;
  index: ChartIndex;
  at: number;
  shown: Int32Array;
  view: ChartView;
  docked: boolean;
  readOnly: boolean;
  pending: boolean;
  failure: Error | null;
  onStore: (edits: ChartEdit[]) => void;
}

export function AccountPanel(props: PanelProps) {
  const { company, chart, index, at, shown, view, docked, readOnly, pending, failure, onStore } = props;
  const account = index.accounts[at]!;
  const titleId = useId();
  // Not the field of a new use, far below on a phone.
  useEffect(() => document.getElementById(titleId)?.focus({ preventScroll: true }), [titleId]);
  const close = () => view.change({ account: null });
  const set = (edit: Omit<ChartEdit, 'accounts'>) => onStore([{ accounts: [account.code], ...edit }]);
  const place = shown.indexOf(at);
  const beside = (step: number) => (place < 0 ? undefined : index.accounts[shown[place + step] ?? -1]);
  const fields = { company, chart, account, readOnly, pending, onSet: set };
  const body = (
    <>
      {failure && <Notice urgent>{failure.message}</Notice>}
      <AccountSettings {...fields} />
      {account.inferred !== undefined && (
        <SuggestedUse
          {...fields}
          said={chart.inferred[account.inferred]!}
          next={nextToConfirm(index, account)}
          view={view}
        />
      )}
      {account.movements && <MonthsChart company={company} account={account} />}
      {account.movements ? <AccountUsesList {...fields} /> : <p className="mut">{chartText.titleOnly}</p>}
    </>
  );
  const title = (
    <PanelTitle id={titleId} account={account} index={index} view={view} period={chart.period}>
      <Step account={beside(-1)} view={view} icon={ChevronUp} label={chartText.previous} />
      <Step account={beside(1)} view={view} icon={ChevronDown} label={chartText.next} />
      <Button
        type="text"
        size="small"
        icon={<Icon of={Link2} />}
        aria-label={chartText.copyLink}
        onClick={() => void navigator.clipboard.writeText(location.href)}
      />
      <Button type="text" size="small" icon={<Icon of={X} />} aria-label={chartText.close} onClick={close} />
    </PanelTitle>
  );
  if (docked)
    return (
      <Docked title={title} label={account.code} onClose={close}>
        {body}
      </Docked>
    );
  return (
    <Drawer
      openedBy="address"
      open
      bare
      width={440}
      title={title}
      label={`${account.code} ${account.name}`}
      onClose={close}
    >
      <Stack gap={16}>{body}</Stack>
    </Drawer>
  );
}

function Docked({
  title,
  label,
  onClose,
  children,
}: {
  title: ReactNode;
  label: string;
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
    <DockedPanel width={440} className={styles.panel} label={label} header={title}>
      {children}
    </DockedPanel>
  );
}

interface TitleProps {
  /** Of the heading. */
  id: string;
  account: ChartAccountDocument;
  index: ChartIndex;
  view: ChartView;
  period: string | null;
  children: ReactNode;
}

function PanelTitle({ id, account, index, view, period, children }: TitleProps) {
  const above: ChartAccountDocument[] = [];
  for (let up = index.parents[index.at.get(account.code)!]!; up >= 0; up = index.parents[up]!)
    above.unshift(index.accounts[up]!);
  return (
    <Text as="div" grow className={styles.title}>
      <Row gap={4} justify="between">
        <Row as="nav" gap={4} wrap aria-label={chartText.path} className={`small ${styles.path}`}>
          {above.map(({ code, name }) => (
            <Link key={code} to={view.address({ account: code })} preventScrollReset title={name}>
              {code}
            </Link>
          ))}
        </Row>
        <Row gap={2}>{children}</Row>
      </Row>
      <Text as="h2" id={id} size="title" weight="strong" tabIndex={-1} overflow="breaks" data-first-focus>
        {account.code} {account.name}
      </Text>
      {account.closing !== undefined && (
        <p>
          <span className="mut">{chartText.closingOf(period)}</span> <Figure amount={account.closing} detail flush />
        </p>
      )}
    </Text>
  );
}

interface StepProps {
  account: ChartAccountDocument | undefined;
  view: ChartView;
  icon: typeof ChevronUp;
  label: string;
}

function Step({ account, view, icon, label }: StepProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={<Icon of={icon} />}
      aria-label={label}
      disabled={account === undefined}
      onClick={() => account && view.change({ account: account.code })}
    />
  );
}

/** The next account with a suggestion, after this one. */
function nextToConfirm(index: ChartIndex, { code }: ChartAccountDocument): string | null {
  const waiting = index.accounts.filter((account) => account.inferred !== undefined && account.code !== code);
  return (waiting.find((account) => account.code > code) ?? waiting[0])?.code ?? null;
}
