/** The findings of a rule in the newest month of the chosen company: the answer to a question about it is in its books. */
import { Link } from 'react-router';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { useCompanySearch } from '../../../data/audits/company-search.ts';
import { findingPath } from '../../../data/routes/company-route.ts';
import { useSession } from '../../../data/session/session.ts';
import { useSeesBooks } from '../../../data/users/access.ts';
import { inOrder } from '../../../ui/in-order.ts';
import { Lines } from '../../../ui/layout/Layout.tsx';
import { Panel, PanelHead } from '../../../ui/page/Panel.tsx';
import { searchText } from '../text.es.ts';
import styles from './Search.module.css';

export function OwnCase({ rule }: { rule: string | null }) {
  const company = useSession(({ companyGlobal }) => companyGlobal);
  const seesBooks = useSeesBooks(company);
  const isAsked = useSession(({ isAuth }) => isAuth) && seesBooks && rule !== null;
  const { data } = useCompanySearch(company, rule ?? '', isAsked);
  const findings = data?.findings.filter((finding) => finding.rule === rule) ?? [];
  const month = data?.period ? parsePeriod(data.period) : null;
  if (rule === null || !data?.period || month === null || findings.length === 0) return null;
  const { period } = data;
  const title = searchText.ownCase(rule, formatPeriod(month));
  return (
    <Panel label={title} flush>
      <PanelHead title={title} />
      <Lines leads className={styles.hits}>
        {inOrder(findings, (finding) => (
          <li>
            <Link to={findingPath(company, period, finding.fingerprint)}>{finding.title}</Link>
          </li>
        ))}
      </Lines>
    </Panel>
  );
}
