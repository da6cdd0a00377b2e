/** Totals of the days. */
import type { Usage } from '#api/audits/usage/contract.ts';
import { Text } from '../../ui/layout/Text.tsx';
import styles from './Screen.module.css';
import { parts, reportsText } from './text.es.ts';

const text = reportsText.figures;

export function Figures({ totals }: { totals: Usage['totals'] }) {
  const { count, percent } = reportsText;
  // Each with the panel that has its parts.
  const figures: [name: string, value: string, note: string, part: string][] = [
    [text.companies, count(totals.activeCompanies), text.ofCompanies(totals.companies), parts.software],
    [text.users, count(totals.activeUsers), text.ofUsers(totals.users), parts.accounts],
    [text.imports, count(totals.imports), text.firstImports(percent(totals.firstImports)), parts.software],
    [text.audits, count(totals.audits), text.seconds(totals.auditSeconds), parts.audits],
    [text.resolved, percent(totals.resolved), text.ofFindings(totals.findings), parts.severities],
    [text.first, text.minutes(totals.firstMinutes), text.before(totals.firstMinutesBefore), parts.first],
  ];
  return (
    <section aria-label={text.label}>
      <dl className={styles.figures}>
        {figures.map(([name, value, note, part]) => (
          <div key={name}>
            <Text as="dt" size="small" tone="secondary" weight="medium">
              {name}
            </Text>
            <dd>
              <a href={`#${part}`} aria-label={text.seeParts(name, value)}>
                {value}
              </a>
            </dd>
            <Text as="dd" size="small" tone="muted">
              {note}
            </Text>
          </div>
        ))}
      </dl>
    </section>
  );
}
