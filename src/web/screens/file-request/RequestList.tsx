/** What was asked of the client in a month: when it was opened, what arrived, and what ends or repeats it. */
import { useState } from 'react';
import { usualRequestDays } from '#api/balances/file-requests/calls.gen.ts';
import type { FileRequest } from '#api/balances/file-requests/contract.ts';
import { dayAfter } from '../../asked/day-after.ts';
import { type AskedRequest, useRenewRequest, useWithdrawRequest } from '../../data/balances/file-requests.ts';
import { Button } from '../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Lines, Row, Stack } from '../../ui/layout/Layout.tsx';
import { Second, Text } from '../../ui/layout/Text.tsx';
import { Tag } from '../../ui/mark/Tag.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { RequestReady } from './AskPanel.tsx';
import { ReceivedFile } from './ReceivedFile.tsx';
import { requestText as text } from './text.es.ts';

const over: readonly FileRequest['state'][] = ['stored', 'expired', 'withdrawn'];

export function RequestList({ company, requests }: { company: number; requests: readonly FileRequest[] }) {
  const [ending, setEnding] = useState<FileRequest | null>(null);
  const [made, setMade] = useState<AskedRequest | null>(null);
  const withdrawing = useWithdrawRequest(company, { onSuccess: () => setEnding(null) });
  const renewing = useRenewRequest(company, { onSuccess: setMade });
  return (
    <Panel title={text.asked} note={requests.length || undefined} flush>
      {requests.length === 0 && <EmptyState>{text.none}</EmptyState>}
      <Lines>
        {requests.map((request) => (
          <Stack as="li" gap={8} key={request.id}>
            <div>
              <Row>
                <Text weight="medium" overflow="ellipsis" grow>
                  {request.recipient}
                </Text>
                <Tag muted={over.includes(request.state)}>{text.states[request.state]}</Tag>
              </Row>
              <Second>{text.what(request)}</Second>
              <Second>{text.facts(request)}</Second>
            </div>
            {request.files.map((file) => (
              <ReceivedFile key={file.id} company={company} period={request.period} file={file} />
            ))}
            {request.state !== 'stored' && (
              <Row wrap>
                <Button
                  size="small"
                  loading={renewing.isPending && renewing.variables.id === request.id}
                  onClick={() => renewing.mutate({ id: request.id, expiresOn: dayAfter(usualRequestDays) })}
                >
                  {text.remind}
                </Button>
                {!over.includes(request.state) && (
                  <Button size="small" onClick={() => setEnding(request)}>
                    {text.withdraw}
                  </Button>
                )}
              </Row>
            )}
          </Stack>
        ))}
      </Lines>
      {made && <RequestReady made={made} onClose={() => setMade(null)} />}
      {ending && (
        <ConfirmDialog
          open
          title={text.withdrawTitle}
          okText={text.withdraw}
          cancelText={text.cancel}
          pending={withdrawing.isPending}
          onOk={() => withdrawing.mutate(ending.id)}
          onCancel={() => setEnding(null)}
        >
          <p>{text.withdrawText(ending.recipient)}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
