/** Rows of a dated table, newest first; loaded ones with their source, and a button to withdraw them. */

import type { RateRow } from '#api/audits/legal-rates/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { rateFields } from '#core/reference/dated/rate-fields.ts';
import { fieldName, tableName, writeFigure } from '#core/reference/dated/rate-words.es.ts';
import { type LegalTable, useWithdrawRate } from '../../data/audits/legal-rates.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Second, Text } from '../../ui/layout/Text.tsx';
import { ConfirmPopover } from '../../ui/overlay/ConfirmPopover.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { Table, type TableColumn } from '../../ui/table/Table.tsx';
import { ratesText } from './text.es.ts';

export function RateRows({ table }: { table: LegalTable }) {
  const { id, attributes } = table;
  const names = new Map(attributes.concepts.map(({ key, name }) => [key, name]));
  return (
    <Panel
      title={tableName[id]}
      note={
        <span className="small">
          {rateFields[id].isScattered ? ratesText.scattered : ratesText.until(attributes.until)}
        </span>
      }
      flush
    >
      {attributes.rows.length === 0 ? (
        <EmptyState>{ratesText.nothingLoaded}</EmptyState>
      ) : (
        <Table
          columns={columnsOf(table, names)}
          rows={attributes.rows}
          keyOf={({ id: loaded, key, from }) => loaded ?? `${key} ${from}`}
          actionsOf={(row) => row.id !== null && <Withdraw row={row} id={row.id} />}
        />
      )}
    </Panel>
  );
}

function columnsOf({ id }: LegalTable, names: ReadonlyMap<string, string>): TableColumn<RateRow>[] {
  const { fields, span } = rateFields[id];
  const hasKey = span === 'days';
  const validity: TableColumn<RateRow> = {
    key: 'validity',
    title: ratesText.validity,
    cell: (row) => ratesText.span(span, row),
    ...(hasKey ? {} : { isName: true }),
  };
  const concept: TableColumn<RateRow> = {
    key: 'concept',
    title: id === 'selfWithholding' ? ratesText.activity : ratesText.concept,
    isName: true,
    cell: ({ key }) => names.get(key) ?? key,
  };
  return [
    ...(hasKey ? [concept] : []),
    validity,
    ...fields.map(
      ({ name, unit }): TableColumn<RateRow> => ({
        key: name,
        title: lookUp(fieldName, name) ?? name,
        isFigure: true,
        cell: ({ figures }) => {
          const figure = lookUp(figures, name);
          return <Text figures>{figure === undefined ? '–' : writeFigure(figure, unit)}</Text>;
        },
      }),
    ),
    { key: 'norm', title: ratesText.norm, cell: (row) => <Norm row={row} /> },
  ];
}

function Norm({ row: { id, norm, source, loadedBy, loadedAt } }: { row: RateRow }) {
  if (id === null) return norm || <span className="mut">{ratesText.ofProgram}</span>;
  const isLink = source !== null && /^https:\/\//.test(source);
  return (
    <div>
      {isLink ? (
        <a href={source} target="_blank" rel="noreferrer">
          {norm}
        </a>
      ) : (
        `${norm} · ${source}`
      )}
      <Second>{ratesText.loaded(loadedBy ?? '', loadedAt ?? '')}</Second>
    </div>
  );
}

function Withdraw({ row, id }: { row: RateRow; id: number }) {
  const withdraw = useWithdrawRate();
  return (
    <ConfirmPopover
      trigger={
        <Button size="small" loading={withdraw.isPending} aria-label={ratesText.withdrawOf(row)}>
          {ratesText.withdraw}
        </Button>
      }
      title={ratesText.withdraw}
      okText={ratesText.withdrawYes}
      cancelText={ratesText.no}
      onConfirm={() => withdraw.mutate(id)}
    >
      {ratesText.withdrawDetail}
    </ConfirmPopover>
  );
}
