/** Portfolio: what all companies add up to, and a row for each. */
import { Upload } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { type Portfolio, portfolioFile, usePortfolio } from '../../../data/audits/portfolio.ts';
import { auditPath, statementPortfolioPath } from '../../../data/routes/company-route.ts';
import { isAdmin } from '../../../data/session/session.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { ExportButton } from '../../../lists/ExportButton.tsx';
import { useListAddress } from '../../../lists/use-list-address.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { useDebounced } from '../../../ui/form/use-debounced.ts';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { homeText } from '../text.es.ts';
import { CompanyRows } from './CompanyRows.tsx';
import { readQuery } from './portfolio-address.ts';
import { Tiles } from './Tiles.tsx';

/** ms without typing before the server is asked. */
const pause = 250;

export function PortfolioPage() {
  const { search } = useListAddress();
  const query = readQuery(search);
  const q = useDebounced(query.q, pause);
  const { q: _typed, ...others } = query;
  const asked = { ...others, ...(q !== undefined && { q }) };
  const { data: portfolio, error, refetch } = usePortfolio(asked);
  return (
    <>
      <PageHeader
        title={isAdmin() ? homeText.staffTitle : homeText.title}
        context={portfolio && contextOf(portfolio)}
        actions={portfolio && <Actions portfolio={portfolio} filter={asked} />}
      />
      {portfolio && <CalendarNotice year={portfolio.meta.lacksCalendar} />}
      {portfolio ? (
        <>
          <Tiles meta={portfolio.meta} />
          <CompanyRows portfolio={portfolio} query={query} />
        </>
      ) : (
        <Panel label={homeText.title} flush>
          {error ? (
            <ErrorState failure={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={8} columns="2fr 3fr 1fr 1fr" height={52} />
          )}
        </Panel>
      )}
    </>
  );
}

function contextOf({ meta: { period, totals } }: Portfolio): string {
  const { audited, loaded, missing, missingNames } = totals;
  return homeText.context(period, audited, audited + loaded + missing) + homeText.missing(missingNames, missing);
}

function Actions({ portfolio: { data }, filter }: { portfolio: Portfolio; filter: object }) {
  const access = useAccess();
  const navigate = useNavigate();
  const may = (action: 'exportar' | 'ejecutar') =>
    isAdmin() || (access !== undefined && allows(access, `auditoria.${action}`, 0));
  const seesStatements = isAdmin() || (access !== undefined && allows(access, 'estados_financieros.ver', 0));
  // A file says whose it is: any company receives those of all.
  const pending = data.find(({ attributes: { months } }) => months?.at(-1)?.state === 'sin_cargar') ?? data[0];
  return (
    <>
      {seesStatements && <Button href={statementPortfolioPath}>{homeText.statements}</Button>}
      {may('exportar') && <ExportButton file={portfolioFile} filter={filter} />}
      {may('ejecutar') && !isAdmin() && pending && (
        <Button
          type="primary"
          icon={<Icon of={Upload} />}
          onClick={() => void navigate(`${auditPath(pending.id)}?cargar`)}
        >
          {homeText.load}
        </Button>
      )}
    </>
  );
}

export function CalendarNotice({ year }: { year: number | null }) {
  if (year === null) return null;
  return (
    <Notice
      tone="early"
      action={isAdmin() && <Link to={`/tablas-de-ley?tabla=calendario&anio=${year}`}>{homeText.loadCalendar}</Link>}
    >
      {homeText.noCalendar(year)}
    </Notice>
  );
}
