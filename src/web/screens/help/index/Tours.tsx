/** Guided tours, to be shown again: each leads to its screen, which begins it. */
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type GuidedTour, guidedTours } from '#core/product/guided-tour.ts';
import { auditPath, chartPath, parametrizationPath, reportItemPath } from '../../../data/routes/company-route.ts';
import { useSession } from '../../../data/session/session.ts';
import { tourParameter } from '../../../tours/use-tour.ts';
import { Lines } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { toursText } from '../text.es.ts';
import styles from './Index.module.css';

/** The month that has most likely no balance yet: the running one. */
const runningMonth = () => new Date().toISOString().slice(0, 7);

function screenOf(tour: GuidedTour, company: number): string {
  switch (tour) {
    case 'audit':
      return auditPath(company);
    case 'no_data_audit':
      return `${auditPath(company)}?mes=${runningMonth()}`;
    case 'chart_accounts':
      return chartPath(company);
    case 'validations_edition':
      return parametrizationPath(company, 1);
    case 'financial_report':
      return reportItemPath(company, 1);
  }
}

export function Tours() {
  const company = useSession(({ companyGlobal }) => companyGlobal);
  const pathOf = (tour: GuidedTour) => {
    const screen = screenOf(tour, company);
    return `${screen}${screen.includes('?') ? '&' : '?'}${tourParameter}=${tour}`;
  };
  return (
    <Panel title={toursText.title} note={company > 0 ? toursText.context : toursText.noCompany} flush>
      {company > 0 && (
        <Lines columns="minmax(0, 1fr) 16px" leads>
          {guidedTours.map((tour) => (
            <li key={tour}>
              <Link to={pathOf(tour)}>{toursText.again(toursText.name[tour])}</Link>
              <Icon of={ChevronRight} className={styles.arrow} />
            </li>
          ))}
        </Lines>
      )}
    </Panel>
  );
}
