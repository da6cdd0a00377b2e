/** Balances of the month before this one: a cell for each company, and a line for those that are missing. */
import { Link } from 'react-router';
import type { MonthBalance } from '#api/audits/pending/contract.ts';
import type { PendingWork } from '../../data/pending.ts';
import { auditMonthPath, fileRequestsPath } from '../../data/routes/company-route.ts';
import { MonthLegend, MonthLink } from '../../months/MonthCell.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Lines, Row } from '../../ui/layout/Layout.tsx';
import { Second } from '../../ui/layout/Text.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { isAsked } from './asked-rows.ts';
import styles from './Pending.module.css';
import { balancesText as text } from './text.es.ts';

/** Balances that are missing and may be asked for. */
export function askableOf({ data: { balances } }: PendingWork): MonthBalance[] {
  return balances.filter(({ state, mayAsk, waits }) => state === 'sin_cargar' && mayAsk && !waits);
}

/** `onAsk`: asks many clients. */
export function MonthBalances({ work, onAsk }: { work: PendingWork; onAsk: () => void }) {
  const { balances } = work.data;
  const { period, today } = work.meta;
  const missing = balances.filter(({ state }) => state === 'sin_cargar');
  const askable = askableOf(work);
  const unasked = askable.filter((one) => !isAsked(one));
  return (
    <Panel
      title={text.title(period)}
      note={text.note(balances.length - missing.length, balances.length)}
      flush
      actions={
        askable.length > 0 && (
          <Button type="primary" size="small" onClick={onAsk}>
            {unasked.length > 0 ? text.askMany(unasked.length) : text.remindMany(askable.length)}
          </Button>
        )
      }
    >
      <div className={styles.cells}>
        {balances.map((balance) => (
          <MonthLink
            key={balance.company.id}
            to={auditMonthPath(balance.company.id, period)}
            month={{ ...balance, period }}
            of={balance.company.name}
          />
        ))}
      </div>
      <Row inset="bar" ruled="below">
        <MonthLegend />
      </Row>
      {missing.length === 0 && <EmptyState>{text.allLoaded}</EmptyState>}
      <Lines tight>
        {missing.map((balance) => (
          <MissingBalance key={balance.company.id} balance={balance} period={period} today={today} />
        ))}
      </Lines>
    </Panel>
  );
}

function MissingBalance({ balance, period, today }: { balance: MonthBalance; period: string; today: string }) {
  const { company, waits, mayAsk } = balance;
  const act = text.act[waits ? 'decide' : isAsked(balance) ? 'remind' : 'ask'];
  return (
    <Row as="li" justify="between">
      <div className={styles.words}>
        <Link to={auditMonthPath(company.id, period)}>{company.name}</Link>
        <Second>{text.facts(balance, today)}</Second>
      </div>
      {mayAsk && (
        <Button size="small" href={fileRequestsPath(company.id, period)} aria-label={text.actOf(act, company.name)}>
          {act}
        </Button>
      )}
    </Row>
  );
}
