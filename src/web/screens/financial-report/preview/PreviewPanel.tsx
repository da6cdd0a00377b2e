/** The fiscal position with the figures of the newest month under the present assignments; changed lines say what they were. */
import { Link } from 'react-router';
import { reportFigures } from '#core/report/report-figures.ts';
import { listedItems } from '#core/report/report-items.ts';
import type { useReportAccounts } from '../../../data/audits/report-items.ts';
import { auditPath, reportItemPath } from '../../../data/routes/company-route.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import table from '../../../ui/table/Table.module.css';
import type { PartProps } from '../part-props.ts';
import styles from '../Report.module.css';
import { groupNames, previewText } from '../text.es.ts';

interface PreviewPanelProps extends PartProps {
  books: Pick<ReturnType<typeof useReportAccounts>, 'data' | 'error' | 'refetch'>;
  seesBooks: boolean;
}

export function PreviewPanel({ books, seesBooks, ...part }: PreviewPanelProps) {
  const { company, month } = part;
  return (
    <Panel
      data-tour="report-preview"
      title={previewText.title}
      note={month.period && previewText.of(month.period)}
      flush={!month.period}
    >
      {!seesBooks ? (
        <EmptyState>{previewText.needsBooks}</EmptyState>
      ) : books.error ? (
        <ErrorState failure={books.error} onRetry={() => void books.refetch()} />
      ) : !books.data ? (
        <SkeletonRows rows={8} columns="3fr 1fr" />
      ) : month.period === null ? (
        <EmptyState action={<Link to={auditPath(company)}>{previewText.load}</Link>}>{previewText.empty}</EmptyState>
      ) : (
        <FigureTable {...part} />
      )}
    </Panel>
  );
}

function FigureTable({ company, id, form, month }: PartProps) {
  const now = reportFigures(month.accounts, form.assignments);
  const before = reportFigures(month.accounts, form.base.assignments);
  const lines = (group: keyof typeof groupNames) =>
    listedItems
      .filter((item) => item.group === group)
      .map((item) => {
        const [amount, was] = [now.items.get(item.id)!, before.items.get(item.id)!];
        return (
          <tr key={item.id} className={item.id === id ? styles.now : undefined}>
            <th scope="row">
              <span className={styles.number}>{item.id}</span>
              <Text tone={amount === 0n && item.id !== id ? 'muted' : 'plain'}>{item.name}</Text>
              {amount !== was && (
                <Text size="small" tone="muted">
                  {' '}
                  {previewText.before} <Figure amount={was} flush />
                </Text>
              )}
            </th>
            <td>
              <Figure amount={amount} to={reportItemPath(company, item.id)} />
            </td>
          </tr>
        );
      });
  const total = (name: string, amount: bigint, isNet = false) => (
    <tr className={isNet ? `${styles.total} ${styles.net}` : styles.total}>
      <th scope="row">{name}</th>
      <td>
        <Figure amount={amount} />
      </td>
    </tr>
  );
  return (
    <table className={`${table.sums} ${styles.figures}`}>
      <tbody>
        {lines('favour')}
        {total(groupNames.favour, now.favour)}
        {lines('payable')}
        {total(groupNames.payable, now.payable)}
        {total(previewText.net, now.net, true)}
        {lines('results')}
      </tbody>
    </table>
  );
}
