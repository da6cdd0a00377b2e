/** Before and after of edits, with what they change in findings and coverage; stores them. */
import type { ChartAccountState, ChartDocument, ChartEdit } from '#api/audits/parametrization/chart/contract.ts';
import { useEditsPreview } from '../../../data/audits/chart.ts';
import { useLoader } from '../../../data/session/use-loader.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { chartText } from '../text.es.ts';
import { MergeChoice } from './MergeChoice.tsx';
import { differencesOf } from './state-words.ts';
import { useStoreEdits } from './use-store-edits.ts';

interface PreviewProps {
  company: number;
  chart: ChartDocument;
  title: string;
  edits: readonly ChartEdit[];
  /** They come from a file. */
  isImport?: boolean;
  onClose: () => void;
  onStored: () => void;
}

export function PreviewDialog({ company, chart, title, edits, isImport = false, onClose, onStored }: PreviewProps) {
  const preview = useEditsPreview(company, edits.length === 0 ? null : edits);
  const { store, isPending, error, dispute } = useStoreEdits(company, chart, { isImport, onStored });
  useLoader(isImport && isPending, 'chartAccounts');
  const { data } = preview;
  const failure = error ?? preview.error;
  const words = (before: ChartAccountState, after: ChartAccountState) => differencesOf(chart, before, after);
  const known = new Set(chart.accounts.map(({ code }) => code));
  const added = edits.flatMap(({ accounts }) => accounts).filter((code) => !known.has(code)).length;
  const isNothing = edits.length === 0 || (data?.changed === 0 && added === 0);
  return (
    <Dialog
      open
      title={title}
      width={720}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{chartText.cancel}</Button>
          <Button
            type="primary"
            loading={isPending}
            disabled={!data || isNothing || data.problems.length > 0}
            onClick={() => store(edits)}
          >
            {chartText.save((data?.changed ?? 0) + added)}
          </Button>
        </>
      }
    >
      <MergeChoice company={company} dispute={dispute} />
      {failure && <Notice urgent>{failure.message}</Notice>}
      {data?.problems.slice(0, 3).map(({ code, message }) => (
        <Notice key={code} tone="warning">
          {message}
        </Notice>
      ))}
      {data && added > 0 && <p>{chartText.addedOf(added)}</p>}
      {isNothing && <p>{chartText.changesNothing}</p>}
      {!data && !isNothing && !failure && <SkeletonRows rows={4} columns="2fr 1fr 1fr" />}
      {data && data.changed > 0 && (
        <>
          <ScrollFrame label={chartText.beforeAndAfter}>
            <Table
              look="dense"
              rows={data.changes.slice(0, 50)}
              keyOf={({ code }) => code}
              columns={[
                { key: 'account', title: chartText.account, isName: true, cell: ({ code, name }) => `${code} ${name}` },
                { key: 'before', title: chartText.before, cell: ({ before, after }) => words(before, after).before },
                { key: 'after', title: chartText.after, cell: ({ before, after }) => words(before, after).after },
              ]}
            />
          </ScrollFrame>
          {data.changed > 50 && <p className="mut">{chartText.andMore(data.changed - 50)}</p>}
          <p>{chartText.effect(data)}</p>
        </>
      )}
    </Dialog>
  );
}
