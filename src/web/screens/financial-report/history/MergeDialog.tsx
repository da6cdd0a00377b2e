/** What two people changed to different items: one is chosen for each account, and nothing is lost meanwhile. */
import { useState } from 'react';
import { Radios } from '../../../ui/control/Radios.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { mergeText, reportText } from '../text.es.ts';
import type { ReportForm } from '../use-report-form.ts';

export function MergeDialog({ form }: { form: ReportForm }) {
  const [mine, setMine] = useState<ReadonlySet<string>>(() => new Set(form.disputed.map(({ pattern }) => pattern)));
  const set = (pattern: string, isMine: boolean) => {
    const next = new Set(mine);
    if (isMine) next.add(pattern);
    else next.delete(pattern);
    setMine(next);
  };
  return (
    <Dialog
      open
      closes="never"
      width={560}
      title={mergeText.title}
      footer={undefined}
      okText={mergeText.take}
      cancelText={reportText.discard}
      onOk={() => form.choose(mine)}
      onCancel={form.discard}
    >
      <p>{mergeText.help(form.base.changedBy?.name ?? reportText.someone)}</p>
      {form.disputed.map(({ pattern, mine: ours, theirs }) => (
        <Stack key={pattern} gap={4} above={12}>
          <b>{pattern}</b>
          <Radios<'mine' | 'theirs'>
            look="list"
            aria-label={pattern}
            value={mine.has(pattern) ? 'mine' : 'theirs'}
            options={[
              { value: 'mine', label: mergeText.mine(ours) },
              { value: 'theirs', label: mergeText.theirs(theirs) },
            ]}
            onChange={(value) => set(pattern, value === 'mine')}
          />
        </Stack>
      ))}
    </Dialog>
  );
}
