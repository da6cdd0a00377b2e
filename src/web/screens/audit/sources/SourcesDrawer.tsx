/** Second files of a month by source: withdrawing one, bringing it back, and how to get what is missing. */
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { SourceFile, SourceState } from '#api/balances/source-files/contract.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { formatMoment } from '#web/dates.es.ts';
import { useRestoreSource, useWithdrawSource } from '../../../data/balances/source-files.ts';
import { fileRequestsPath } from '../../../data/routes/company-route.ts';
import { dropDraft, useDraft } from '../../../data/session/draft.ts';
import { useHindrance } from '../../../data/users/hindrance.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { TextArea } from '../../../ui/control/TextArea.tsx';
import { Lines, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/mark/Tag.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { sourcesText } from './text.es.ts';

interface SourcesDrawerProps {
  company: number;
  period: Period;
  sources: readonly SourceState[];
  onLoad: (() => void) | null;
  onClose: () => void;
}

export function SourcesDrawer({ company, period, sources, onLoad, onClose }: SourcesDrawerProps) {
  const mayChange = useHindrance('auditoria.editar', company) === null;
  return (
    <Drawer open width={560} title={sourcesText.title(period)} onClose={onClose}>
      <Stack gap={24}>
        <Text as="p" tone="secondary">
          {sourcesText.intro}
        </Text>
        {sources.map((source) => (
          <Stack as="section" gap={8} key={source.key} aria-label={source.name}>
            <Text as="h3" weight="strong">
              {source.name}
            </Text>
            {source.files.length === 0 && <Text tone="muted">{sourcesText.none(source)}</Text>}
            {source.files.length > 0 && (
              <Lines aria-label={source.name}>
                {source.files.map((file) => (
                  <li key={file.id}>
                    <StoredFile company={company} file={file} mayChange={mayChange} />
                  </li>
                ))}
              </Lines>
            )}
            <Row wrap gap={12}>
              <Link to={`/ayuda/validacion/${source.key}`} target="_blank">
                {sourcesText.how}
              </Link>
              {onLoad && (
                <Button size="small" onClick={onLoad}>
                  {sourcesText.load}
                </Button>
              )}
              {onLoad && <Link to={fileRequestsPath(company, periodKey(period), source.key)}>{sourcesText.ask}</Link>}
            </Row>
          </Stack>
        ))}
      </Stack>
    </Drawer>
  );
}

interface StoredFileProps {
  company: number;
  file: SourceFile;
  mayChange: boolean;
}

function StoredFile({ company, file, mayChange }: StoredFileProps) {
  const { withdrawn, obstacle } = file;
  const why = useId();
  const [asks, setAsks] = useState(false);
  const restore = useRestoreSource(company);
  return (
    <Stack gap={6}>
      <Row gap={8} wrap>
        <Text weight="strong">{sourcesText.number(file.number)}</Text>
        {withdrawn && <Tag>{sourcesText.withdrawn}</Tag>}
        <Text tone="muted" overflow="breaks">
          {file.fileName}
        </Text>
      </Row>
      <Second>
        {`${sourcesText.months(file)} · ${sourcesText.rows(file.rows)}. ${sourcesText.stored(file.uploadedBy, formatMoment(file.uploadedAt))}`}
        {withdrawn && ` ${sourcesText.withdrawnBy(withdrawn.by, formatMoment(withdrawn.at), withdrawn.reason)}`}
      </Second>
      {restore.error && <Notice urgent>{restore.error.message}</Notice>}
      {mayChange && (
        <Row gap={8}>
          {withdrawn ? (
            <Button
              size="small"
              loading={restore.isPending}
              onClick={() => restore.mutate(file.id)}
              {...(obstacle !== null && { disabled: true, 'aria-describedby': why })}
            >
              {sourcesText.restore}
            </Button>
          ) : (
            <Button size="small" danger aria-expanded={asks} onClick={() => setAsks(!asks)}>
              {sourcesText.withdraw}
            </Button>
          )}
        </Row>
      )}
      {mayChange && obstacle !== null && (
        <Text size="small" tone="muted" id={why}>
          {obstacle}
        </Text>
      )}
      {asks && !withdrawn && <WithdrawForm company={company} file={file} onDone={() => setAsks(false)} />}
    </Stack>
  );
}

/** A reason has some words. */
const SHORTEST = 3;

function WithdrawForm({ company, file, onDone }: Pick<StoredFileProps, 'company' | 'file'> & { onDone: () => void }) {
  const draft = `withdraw-source-${company}-${file.id}`;
  const [reason, setReason] = useDraft(draft, '');
  const isShort = reason.trim().length < SHORTEST;
  const withdraw = useWithdrawSource(company, {
    onSuccess: () => {
      dropDraft(draft);
      onDone();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        withdraw.mutate({ id: file.id, reason: reason.trim() });
      }}
    >
      <Stack gap={8} ground="well">
        <p>{sourcesText.effect}</p>
        <TextArea
          aria-label={sourcesText.reason}
          placeholder={sourcesText.reason}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {withdraw.error && <Notice urgent>{withdraw.error.message}</Notice>}
        <Row wrap justify="end">
          {isShort && (
            <Text size="small" tone="muted" id={`${draft}-off`}>
              {sourcesText.whyOff}
            </Text>
          )}
          <Button
            htmlType="submit"
            danger
            disabled={isShort}
            loading={withdraw.isPending}
            {...(isShort && { 'aria-describedby': `${draft}-off` })}
          >
            {sourcesText.withdrawNow(file.number)}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
