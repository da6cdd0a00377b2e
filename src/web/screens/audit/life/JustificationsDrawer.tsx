/** Justifications of a company: why, what each covers, until when, and undoing them. */
import { useState } from 'react';
import type { Justification } from '#api/audits/finding-lives/contract.ts';
import { useEndJustifications, useJustifications } from '../../../data/audits/finding-lives.ts';
import { useHindrance } from '../../../data/users/hindrance.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { Lines, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { justifyText, listText } from './text.es.ts';

export function JustificationsDrawer({ company, onClose }: { company: number; onClose: () => void }) {
  const [ended, setEnded] = useState(false);
  const { data, error, refetch } = useJustifications(company, ended);
  const ending = useEndJustifications(company);
  const mayEdit = useHindrance('auditoria.editar', company) === null;
  const mayApprove = useHindrance('auditoria.aprobar', company) === null;
  return (
    <Drawer open title={listText.title} width={600} onClose={onClose} flush>
      <Row inset>
        <Checkbox checked={ended} onChange={({ target }) => setEnded(target.checked)}>
          {listText.ended}
        </Checkbox>
      </Row>
      {!data && error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={6} columns="2fr 1fr" />}
      {data?.length === 0 && <EmptyState action={null}>{listText.none}</EmptyState>}
      <Lines>
        {data?.map((one) => (
          <Row as="li" key={one.id} align="top">
            <Told one={one} covers={one.covers} />
            {one.endedAt === null && mayEdit && (one.scope !== 'rule' || mayApprove) && (
              <Button
                size="small"
                aria-label={listText.undoOf(one.title)}
                loading={ending.isPending}
                onClick={() => ending.mutate([one.id])}
              >
                {listText.undo}
              </Button>
            )}
          </Row>
        ))}
      </Lines>
    </Drawer>
  );
}

function Told({ one, covers }: { one: Justification; covers: number }) {
  const about = [one.rule, one.account, one.thirdPartyName ?? one.thirdParty].filter(Boolean).join(' · ');
  return (
    <Stack gap={2} grow>
      <b>{one.reason}</b>
      <span>{one.title}</span>
      <Text size="small" tone="muted">
        {justifyText.scope[one.scope]} · {about} · {listText.from(one.from)} · {listText.until(one.until)}
      </Text>
      <Text size="small" tone="muted">
        {listText.by(one.createdBy.name, one.createdAt)}.{' '}
        {one.endedBy && one.endedAt ? listText.endedBy(one.endedBy.name, one.endedAt) : listText.covers(covers)}
      </Text>
    </Stack>
  );
}
