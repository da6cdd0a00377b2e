/** Third parties of a finding, most important first: the top ones, all on request. */

import { useId, useState } from 'react';
import type { FindingDetail } from '#api/audits/audits/findings/contract.ts';
import { fromDecimal } from '#core/money/money.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import layout from '../../../ui/layout/Layout.module.css';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { Sum, SumName, Table, type TableColumn } from '../../../ui/table/Table.tsx';
import styles from './Finding.module.css';
import { findingText } from './text.es.ts';
import { writeNit } from './third-party.es.ts';
import { type ColumnSum, thirdPartySums } from './third-party-sums.ts';

const first = 5;

type ThirdParty = FindingDetail['finding']['thirdParties'][number];

const name: TableColumn<ThirdParty> = {
  key: 'name',
  title: findingText.thirdParty,
  isName: true,
  hint: (thirdParty) => `${thirdParty.name} ${writeNit(thirdParty.nit)}`,
  cell: (thirdParty) => (
    <>
      {thirdParty.name}
      <span className={classNames([layout.ellipsis, 'n flush mut'])}>{writeNit(thirdParty.nit)}</span>
    </>
  ),
};
const figure = (title: string, of: (thirdParty: ThirdParty) => string, cents: boolean): TableColumn<ThirdParty> => ({
  key: title,
  title,
  isFigure: true,
  cell: (thirdParty) => <Figure amount={of(thirdParty)} detail={cents} />,
});
const fileRows: TableColumn<ThirdParty> = {
  key: 'rows',
  title: findingText.rows,
  isNarrow: true,
  className: 'mut n flush',
  hint: ({ rows }) => rows.join(', '),
  cell: ({ rows }) => (rows.length > 3 ? `${rows.slice(0, 3).join(', ')}…` : rows.join(', ')),
};

/** What third parties have (a salary, a balance) where it is not their part of the amount; and that part. */
function figuresOf({ thirdParties, thirdPartyMeasure }: FindingDetail['finding'], cents: boolean) {
  const own = figure(thirdPartyMeasure ?? findingText.amount, ({ amount }) => amount, cents);
  const isMoney = thirdParties.some(({ amount }) => fromDecimal(amount) !== 0n);
  const share = figure(findingText.amount, ({ share: part, amount }) => part ?? amount, cents);
  const isShared = thirdPartyMeasure !== null && thirdParties.some((one) => one.share !== undefined);
  return isShared ? [own, share] : isMoney ? [own] : [];
}

export function ThirdPartyTable({ finding }: { finding: FindingDetail['finding'] }) {
  const [all, setAll] = useState(false);
  const id = useId();
  const { thirdParties, thirdPartyCount } = finding;
  const shown = all ? thirdParties : thirdParties.slice(0, first);
  const cents = thirdParties.some(({ amount, share }) => !(share ?? amount).endsWith('.00'));
  const figures = figuresOf(finding, cents);
  const sums = figures.length === 0 ? [] : thirdPartySums(finding, shown);
  return (
    <>
      <ScrollFrame label={findingText.thirdParties}>
        <Table
          look="dense"
          id={id}
          className={styles.people}
          columns={[name, ...figures, fileRows]}
          rows={shown}
          // One NIT may appear twice, under two names.
          keyOf={(thirdParty) => `${thirdParty.nit} ${thirdParty.name} ${thirdParty.rows[0]}`}
          foot={sums.length > 0 && <Totals sums={sums} others={thirdPartyCount - shown.length} cents={cents} />}
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

interface TotalsProps {
  sums: readonly ColumnSum[];
  /** Third parties that are not shown. */
  others: number;
  cents: boolean;
}

/** What is not shown, and the total: the amount of the finding where the column is parts of it. */
function Totals({ sums, others, cents }: TotalsProps) {
  return (
    <>
      {others > 0 && (
        <tr className={styles.others}>
          <SumName>{findingText.otherThirdParties(others)}</SumName>
          {sums.map(({ key, rest }) => (
            <Sum key={key}>
              <Figure amount={rest} detail={cents} />
            </Sum>
          ))}
          <Sum>{null}</Sum>
        </tr>
      )}
      <tr>
        <SumName>{findingText.total}</SumName>
        {sums.map(({ key, total }) => (
          <Sum key={key}>
            <Figure amount={total} detail={cents} />
          </Sum>
        ))}
        <Sum>{null}</Sum>
      </tr>
    </>
  );
}
