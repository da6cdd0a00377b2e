/** Third parties of a finding, most important first: the top ones, all on request. */
import { useId, useState } from 'react';
import type { FindingItem } from '#api/audits/audits/contract.ts';
import { fromDecimal } from '#core/money/money.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { findingText } from './text.es.ts';
import { writeNit } from './third-party.es.ts';

const first = 5;

type ThirdParty = FindingItem['finding']['thirdParties'][number];

const nit: TableColumn<ThirdParty> = {
  key: 'nit',
  title: findingText.nit,
  isNarrow: true,
  className: 'n flush',
  cell: (thirdParty) => writeNit(thirdParty.nit),
};
const name: TableColumn<ThirdParty> = {
  key: 'name',
  title: findingText.thirdParty,
  isName: true,
  hint: (thirdParty) => thirdParty.name,
  cell: (thirdParty) => thirdParty.name,
};
const amountOf = (cents: boolean): TableColumn<ThirdParty> => ({
  key: 'amount',
  title: findingText.amount,
  isFigure: true,
  cell: ({ amount }) => <Figure amount={amount} detail={cents} />,
});
const fileRows: TableColumn<ThirdParty> = {
  key: 'rows',
  title: findingText.rows,
  isNarrow: true,
  className: 'mut n flush',
  hint: ({ rows }) => rows.join(', '),
  cell: ({ rows }) => (rows.length > 3 ? `${rows.slice(0, 3).join(', ')}…` : rows.join(', ')),
};

export function ThirdPartyTable({ finding }: { finding: FindingItem['finding'] }) {
  const [all, setAll] = useState(false);
  const id = useId();
  const { thirdParties, thirdPartyCount } = finding;
  const shown = all ? thirdParties : thirdParties.slice(0, first);
  const money = thirdParties.some(({ amount }) => fromDecimal(amount) !== 0n);
  const cents = shown.some(({ amount }) => !amount.endsWith('.00'));
  return (
    <>
      <ScrollFrame label={findingText.thirdParties}>
        <Table
          look="dense"
          id={id}
          columns={money ? [nit, name, amountOf(cents), fileRows] : [nit, name, fileRows]}
          rows={shown}
          // One NIT may appear twice, under two names.
          keyOf={(thirdParty) => `${thirdParty.nit} ${thirdParty.name} ${thirdParty.rows[0]}`}
        />
      </ScrollFrame>
      {thirdParties.length > first && (
        <Row gap={12} above={4} className="small">
          <Button type="inline" aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
            {all ? findingText.seeFewer : findingText.seeAll(thirdPartyCount)}
          </Button>
          {all && thirdParties.length < thirdPartyCount && (
            <span className="mut">{findingText.keptThirdParties(thirdParties.length, thirdPartyCount)}</span>
          )}
        </Row>
      )}
    </>
  );
}
