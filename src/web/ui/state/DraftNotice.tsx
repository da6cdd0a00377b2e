/** Says that what a form shows was typed before and not saved, and offers what is stored in its place. */
import { Button } from '../control/Button.tsx';
import { uiText } from '../text.es.ts';
import { Notice } from './Notice.tsx';

interface DraftNoticeProps {
  /** Somebody else saved meanwhile. */
  isOutdated: boolean;
  onDiscard: () => void;
}

export function DraftNotice({ isOutdated, onDiscard }: DraftNoticeProps) {
  const { recovered, outdated, discard } = uiText.draft;
  return (
    <Notice
      {...(isOutdated && { tone: 'warning' as const })}
      action={
        <Button size="small" onClick={onDiscard}>
          {discard}
        </Button>
      }
    >
      {isOutdated ? outdated : recovered}
    </Notice>
  );
}
