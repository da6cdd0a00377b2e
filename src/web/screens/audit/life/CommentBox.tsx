/** Field for a comment, in which people are mentioned by an @ and their name. */
import { type LifePlace, useCommentFinding } from '../../../data/audits/finding-lives.ts';
import { useDraft } from '../../../data/session/draft.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { MentionArea } from '../../../ui/select/MentionArea.tsx';
import { lifeText } from './text.es.ts';
import type { Person } from './use-life-changes.ts';

export function CommentBox({ place, people }: { place: LifePlace; people: readonly Person[] }) {
  const [text, setText] = useDraft(`comment-${place.company}-${place.fingerprint}`, '');
  const sending = useCommentFinding(place, { onSuccess: () => setText('') });
  const send = () => {
    if (text.trim() === '' || sending.isPending) return;
    const mentions = people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
    sending.mutate({ text, mentions });
  };
  return (
    <Stack above={12}>
      <MentionArea
        aria-label={lifeText.comment}
        placeholder={lifeText.comment}
        maxLength={4000}
        value={text}
        onChange={setText}
        names={people.map(({ name }) => name)}
        listLabel={lifeText.mention}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <Row justify="end">
        <Button size="small" disabled={text.trim() === ''} loading={sending.isPending} onClick={send}>
          {lifeText.send}
        </Button>
      </Row>
    </Stack>
  );
}
