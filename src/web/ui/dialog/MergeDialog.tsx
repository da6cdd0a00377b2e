/** What two people changed to different things: one is chosen for each, and nothing is lost meanwhile. */
import { useState } from 'react';
import { Radios } from '../control/Radios.tsx';
import { Stack } from '../layout/Layout.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { uiText } from '../text.es.ts';

export interface Disputed {
  key: string;
  /** What was changed. */
  label: string;
  /** In words. */
  mine: string;
  theirs: string;
}

interface MergeDialogProps {
  /** Who stored meanwhile; null for unknown. */
  person: string | null;
  disputed: readonly Disputed[];
  /** Takes ours for these keys, theirs for the others. */
  onChoose: (mine: ReadonlySet<string>) => void;
  onDiscard: () => void;
}

export function MergeDialog({ person, disputed, onChoose, onDiscard }: MergeDialogProps) {
  const [mine, setMine] = useState<ReadonlySet<string>>(() => new Set(disputed.map(({ key }) => key)));
  const set = (key: string, isMine: boolean) => {
    const next = new Set(mine);
    if (isMine) next.add(key);
    else next.delete(key);
    setMine(next);
  };
  const { merge } = uiText;
  return (
    <Dialog
      open
      closes="never"
      width={560}
      title={merge.title}
      okText={merge.take}
      cancelText={merge.discard}
      onOk={() => onChoose(mine)}
      onCancel={onDiscard}
    >
      <p>{merge.help(person ?? merge.someone)}</p>
      {disputed.map(({ key, label, mine: ours, theirs }) => (
        <Stack key={key} gap={4} above={12}>
          <b>{label}</b>
          <Radios<'mine' | 'theirs'>
            look="list"
            aria-label={label}
            value={mine.has(key) ? 'mine' : 'theirs'}
            options={[
              { value: 'mine', label: merge.mine(ours) },
              { value: 'theirs', label: merge.theirs(theirs) },
            ]}
            onChange={(value) => set(key, value === 'mine')}
          />
        </Stack>
      ))}
    </Dialog>
  );
}
