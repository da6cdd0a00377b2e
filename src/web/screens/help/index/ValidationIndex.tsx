/** Validations in run order, or their rules by severity or by norm. */
import { useSearchParams } from 'react-router';
import type { GuideValidation } from '#api/guide/contract.ts';
import { useGuideValidations } from '../../../data/guide/guide.ts';
import { Radios } from '../../../ui/control/Radios.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { chosen, type Order, orders } from '../help-paths.ts';
import { indexText } from '../text.es.ts';
import styles from './Index.module.css';
import { NormIndex } from './NormIndex.tsx';
import { SeverityIndex } from './SeverityIndex.tsx';
import { ValidationList } from './ValidationList.tsx';

const lists: Record<Order, (props: { validations: readonly GuideValidation[] }) => React.ReactNode> = {
  orden: ValidationList,
  severidad: SeverityIndex,
  norma: NormIndex,
};

export function ValidationIndex() {
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useGuideValidations();
  const order = chosen(orders, search.get('por'));
  const List = lists[order];
  return (
    <>
      <Stack below={12}>
        <Radios<Order>
          className={styles.orders}
          aria-label={indexText.ordersLabel}
          value={order}
          onChange={(name) => setSearch(name === orders[0] ? {} : { por: name })}
          options={orders.map((value) => ({ value, label: indexText.orders[value] }))}
        />
      </Stack>
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <Panel label={indexText.validations} flush>
          <SkeletonRows rows={10} columns="1fr 3fr 1fr" height={60} />
        </Panel>
      )}
      {data && <List validations={data} />}
    </>
  );
}
