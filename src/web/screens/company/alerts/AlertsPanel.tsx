/** Which new findings of a company raise alerts. Requires permission to see its parametrization. */
import { alertSeverities } from '#api/audits/alerts/calls.gen.ts';
import { useAlertSetting, usePutAlertSetting } from '../../../data/audits/alerts.ts';
import { notify } from '../../../data/failures/notices.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { useHindrance } from '../../../data/users/hindrance.ts';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { alertsText as text } from './text.es.ts';

export function AlertsPanel({ company }: { company: number }) {
  const access = useAccess();
  return access && allows(access, 'parametrizacion.ver', company) ? <Alerts company={company} /> : null;
}

const options = alertSeverities.map((value) => ({ value, label: text.severities[value] }));

function Alerts({ company }: { company: number }) {
  const why = useHindrance('parametrizacion.editar', company);
  const { data, error, refetch } = useAlertSetting(company);
  const put = usePutAlertSetting(company, { onSuccess: () => notify({ title: text.saved }, 'success') });
  return (
    <Panel title={text.title}>
      <Text as="p" tone="secondary" width="reading" below={12}>
        {text.about}
      </Text>
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={1} columns="1fr" height={48} />}
      {data && (
        <Stack gap={4} width="narrow">
          <Text weight="medium">{text.severity}</Text>
          <Select
            aria-label={text.severity}
            options={options}
            value={put.isPending ? put.variables.severity : data.severity}
            disabled={why !== null || put.isPending}
            onChange={(severity) => put.mutate({ severity })}
          />
        </Stack>
      )}
    </Panel>
  );
}
