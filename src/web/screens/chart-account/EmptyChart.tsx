/** A company without accounts: the three ways to begin. */
import { Link, useNavigate } from 'react-router';
import type { ChartEdit } from '#api/audits/parametrization/chart/contract.ts';
import type { CompanyPredefined } from '#api/audits/predefined/contract.ts';
import { useChoosePredefined, useCompanyPredefined } from '../../data/audits/predefined.ts';
import { parametrizationPath } from '../../data/routes/company-route.ts';
import { useLoader } from '../../data/session/use-loader.ts';
import { useHindrance } from '../../data/users/hindrance.ts';
import { Button } from '../../ui/control/Button.tsx';
import { LoadLink } from '../../ui/page/LoadLink.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ImportButton } from './edits/ImportButton.tsx';
import { chartText } from './text.es.ts';

interface EmptyProps {
  company: number;
  /** Of a file. */
  onEdits: (title: string, edits: ChartEdit[]) => void;
}

export function EmptyChart({ company, onEdits }: EmptyProps) {
  const why = useHindrance('parametrizacion.editar', company);
  const { data: predefined } = useCompanyPredefined(company);
  return (
    <Panel label={chartText.title} flush>
      <EmptyState
        action={
          <LoadLink company={company} type="primary">
            {chartText.load}
          </LoadLink>
        }
      >
        {chartText.empty}{' '}
        {why === null ? <ImportButton company={company} onEdits={onEdits} inline /> : chartText.bringIt}
        {predefined === undefined ? (
          '.'
        ) : (
          <>
            {' '}
            {chartText.or} <StartPredefined company={company} predefined={predefined} readOnly={why !== null} />{' '}
            {chartText.forSoftware(predefined.software.name)}
          </>
        )}
      </EmptyState>
    </Panel>
  );
}

interface StartProps {
  company: number;
  predefined: CompanyPredefined;
  readOnly: boolean;
}

/** Takes the newest predefined parametrization, and shows it in the wizard. */
function StartPredefined({ company, predefined: { version, newest }, readOnly }: StartProps) {
  const navigate = useNavigate();
  const wizard = parametrizationPath(company, 0);
  const choose = useChoosePredefined(company, { onSuccess: () => void navigate(wizard) });
  useLoader(choose.isPending, 'chartAccounts');
  if (version === newest || readOnly) return <Link to={wizard}>{chartText.startPredefined}</Link>;
  return (
    <Button type="inline" loading={choose.isPending} onClick={() => choose.mutate(newest)}>
      {chartText.startPredefined}
    </Button>
  );
}
