/** Totals of the days. */
import type { Usage } from '#api/audits/usage/contract.ts';
import { Text } from '../../ui/layout/Text.tsx';
import styles from './Screen.module.css';
import { reportsText } from './text.es.ts';

const text = reportsText.figures;

export function Figures({ totals }: { totals: Usage['totals'] }) {
  const { count, percent } = reportsText;
  const figures: [name: string, value: string, note: string][] = [
    [text.companies, count(totals.activeCompanies), text.ofCompanies(totals.companies)],
    [text.users, count(totals.activeUsers), text.ofUsers(totals.users)],
    [text.imports, count(totals.imports), text.firstImports(percent(totals.firstImports))],
    [text.audits, count(totals.audits), text.seconds(totals.auditSeconds)],
    [text.resolved, percent(totals.resolved), text.ofFindings(totals.findings)],
    [text.first, text.minutes(totals.firstMinutes), text.before(totals.firstMinutesBefore)],
  ];
  return (
    <section aria-label={text.label}>
      <dl className={styles.figures}>
        {figures.map(([name, value, note]) => (
          <div key={name}>
            <Text as="dt" size="small" tone="secondary" weight="medium">
              {name}
            </Text>
            <dd>{value}</dd>
            <Text as="dd" size="small" tone="muted">
              {note}
            </Text>
          </div>
        ))}
      </dl>
    </section>
  );
}
