/** What a file changes in the stored version of its month, before it is stored. */
import type { VersionChange } from '#api/balances/trial-balances/contract.ts';
import { fromDecimal } from '#core/money/money.ts';
import { useUploadChanges } from '../../../../data/balances/trial-balances.ts';
import { Second, Text } from '../../../../ui/layout/Text.tsx';
import { Figure } from '../../../../ui/mark/Figure.tsx';
import { Drawer } from '../../../../ui/overlay/Drawer.tsx';
import { phone, useMedia } from '../../../../ui/page/use-media.ts';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../../ui/state/SkeletonRows.tsx';
import { ScrollFrame } from '../../../../ui/table/ScrollFrame.tsx';
import { Table, type TableColumn } from '../../../../ui/table/Table.tsx';
import { changesText } from '../text.es.ts';

interface VersionChangesProps {
  company: number;
  uploadId: string;
  /** `octubre de 2026` */
  month: string;
  onClose: () => void;
}

export function VersionChanges({ company, uploadId, month, onClose }: VersionChangesProps) {
  const { data, error, refetch } = useUploadChanges(company, uploadId);
  const isPhone = useMedia(phone);
  return (
    <Drawer open title={changesText.title(month)} width={880} onClose={onClose}>
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={6} columns="2fr 2fr 1fr 1fr 1fr" />}
      {data && (
        <>
          <Text as="p" tone="secondary" below={12}>
            {changesText.context(data.total, data.lines.length, data.version ?? 0)}
          </Text>
          <ScrollFrame label={changesText.title(month)}>
            <Table
              look={isPhone ? 'roomy' : 'dense'}
              columns={columns(data.version ?? 0, data.lines.some(hasCents))}
              rows={data.lines}
              keyOf={({ account, nit, thirdPartyName }) => `${account} ${nit} ${thirdPartyName}`}
            />
          </ScrollFrame>
        </>
      )}
    </Drawer>
  );
}

type Measure = keyof NonNullable<VersionChange['before']>;

/** The closing balance, or where it did not change the first figure that did. */
function measureOf({ before, after }: VersionChange): Measure {
  const measures: Measure[] = ['closing', 'opening', 'debit', 'credit'];
  return measures.find((measure) => figureOf(before, measure) !== figureOf(after, measure)) ?? 'closing';
}

function figureOf(figures: VersionChange['before'], measure: Measure): bigint {
  return figures === null ? 0n : fromDecimal(figures[measure]);
}

/** Of the figures shown of it. */
function hasCents(line: VersionChange): boolean {
  const measure = measureOf(line);
  return [line.before, line.after].some((figures) => figureOf(figures, measure) % 100n !== 0n);
}

function columns(version: number, detail: boolean): TableColumn<VersionChange>[] {
  const figure = (key: string, title: string, amount: (line: VersionChange) => bigint): TableColumn<VersionChange> => ({
    key,
    title,
    isFigure: true,
    cell: (line) => <Figure amount={amount(line)} detail={detail} />,
  });
  return [
    {
      key: 'account',
      title: changesText.account,
      isName: true,
      cell: ({ account, accountName }) => (
        <>
          {account}
          <Second>{accountName}</Second>
        </>
      ),
    },
    {
      key: 'third-party',
      title: changesText.thirdParty,
      cell: ({ nit, thirdPartyName }) => (
        <>
          {thirdPartyName || nit || '–'}
          {thirdPartyName && nit && <Second>{nit}</Second>}
        </>
      ),
    },
    { key: 'measure', title: changesText.figure, cell: (line) => changesText.measure[measureOf(line)] },
    figure('before', changesText.version(version), (line) => figureOf(line.before, measureOf(line))),
    figure('after', changesText.version(version + 1), (line) => figureOf(line.after, measureOf(line))),
    figure('difference', changesText.difference, (line) => {
      const measure = measureOf(line);
      return figureOf(line.after, measure) - figureOf(line.before, measure);
    }),
  ];
}
