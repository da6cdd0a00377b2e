/** Versions of a month: which one it shows, what changed between two, withdrawing one and bringing it back. */
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import type { BalanceVersion } from '#api/audits/audits/versions/contract.ts';
import { formatCount } from '#core/money/money.es.ts';
import { formatMoment } from '#web/dates.es.ts';
import { useRestoreVersion, useVersions, useWithdrawVersion } from '../../../data/audits/versions.ts';
import { useDownloadOriginal } from '../../../data/balances/trial-balances.ts';
import { dropDraft, useDraft } from '../../../data/session/draft.ts';
import { useHindrance } from '../../../data/users/hindrance.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { TextArea } from '../../../ui/control/TextArea.tsx';
import { Lines, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Tag } from '../../../ui/mark/Tag.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { HindranceNotice } from '../../../ui/state/HindranceNotice.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { versionsText } from '../text.es.ts';
import { Comparison } from './Comparison.tsx';

interface VersionsDrawerProps {
  company: number;
  period: string;
  mayExport: boolean;
  /** Shows a version; null: the one in force. */
  onSee: (version: number | null) => void;
  onClose: () => void;
}

export function VersionsDrawer({ company, period, mayExport, onSee, onClose }: VersionsDrawerProps) {
  const { data, error, refetch } = useVersions(company, period);
  const why = useHindrance('auditoria.editar', company);
  const [compared, setCompared] = useState<BalanceVersion | null>(null);
  return (
    <Drawer openedBy="address" open width={720} title={versionsText.title(period)} onClose={onClose}>
      <Stack gap={16}>
        <HindranceNotice why={why} />
        {data === undefined && error === null && <SkeletonRows rows={3} columns="1fr" />}
        {error !== null && <ErrorState failure={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <EmptyState>{versionsText.none}</EmptyState>}
        {data !== undefined && data.length > 0 && (
          <Lines aria-label={versionsText.title(period)}>
            {data.map((version, index) => (
              <li key={version.id}>
                <Version
                  {...{ company, version, mayExport, onSee }}
                  mayChange={why === null}
                  next={data.find((other) => other.id !== version.id && other.withdrawn === null)?.version ?? null}
                  onCompare={data[index + 1] === undefined ? null : () => setCompared(version)}
                  onChanged={() => onSee(null)}
                />
              </li>
            ))}
          </Lines>
        )}
        {compared && data && (
          <Comparison
            key={compared.id}
            company={company}
            version={compared}
            others={data.filter(({ id }) => id !== compared.id)}
          />
        )}
      </Stack>
    </Drawer>
  );
}

interface VersionProps extends Pick<VersionsDrawerProps, 'company' | 'mayExport' | 'onSee'> {
  version: BalanceVersion;
  mayChange: boolean;
  /** The newest other one that is not withdrawn; null: none. */
  next: number | null;
  /** Null for the first version. */
  onCompare: (() => void) | null;
  onChanged: () => void;
}

function Version({ company, version, mayExport, mayChange, next, onSee, onCompare, onChanged }: VersionProps) {
  const { id, fileName, withdrawn, isInForce, obstacle } = version;
  const why = useId();
  const off = mayChange && obstacle !== null && { disabled: true, 'aria-describedby': why };
  const [asks, setAsks] = useState(false);
  const original = useDownloadOriginal(company, fileName);
  const restore = useRestoreVersion(company, { onSuccess: onChanged });
  return (
    <Stack gap={8}>
      <Row gap={8} wrap>
        <Text weight="strong">{versionsText.version(version.version)}</Text>
        {isInForce && <Tag>{versionsText.inForce}</Tag>}
        {withdrawn && <Tag>{versionsText.withdrawn}</Tag>}
        <Text tone="muted" overflow="breaks">
          {fileName}
        </Text>
      </Row>
      <Second>
        {versionsText.rows(formatCount(version.rows), version.formatName)}{' '}
        {versionsText.stored(version.uploadedBy, formatMoment(version.uploadedAt))}
        {withdrawn && ` ${versionsText.withdrawnBy(withdrawn.by, formatMoment(withdrawn.at), withdrawn.reason)}`}
      </Second>
      {restore.error && <Notice urgent>{restore.error.message}</Notice>}
      <Row gap={8} wrap>
        {!withdrawn && (
          <Button size="small" onClick={() => onSee(version.version)}>
            {versionsText.see}
          </Button>
        )}
        {mayExport && !withdrawn && (
          <Button
            size="small"
            icon={<Icon of={Download} />}
            loading={original.isPending}
            onClick={() => original.mutate(id)}
          >
            {versionsText.original}
          </Button>
        )}
        {onCompare && (
          <Button size="small" onClick={onCompare}>
            {versionsText.compare}
          </Button>
        )}
        {mayChange && !withdrawn && (
          <Button size="small" danger aria-expanded={asks} onClick={() => setAsks(!asks)} {...off}>
            {versionsText.withdraw}
          </Button>
        )}
        {mayChange && withdrawn && (
          <Button size="small" loading={restore.isPending} onClick={() => restore.mutate(id)} {...off}>
            {versionsText.restore}
          </Button>
        )}
      </Row>
      {off && (
        <Text size="small" tone="muted" id={why}>
          {obstacle}
        </Text>
      )}
      {asks && !withdrawn && obstacle === null && (
        <WithdrawForm company={company} version={version} next={next} onDone={onChanged} />
      )}
    </Stack>
  );
}

/** A reason has some words. */
const SHORTEST = 3;

interface WithdrawFormProps {
  company: number;
  version: BalanceVersion;
  /** What the month shows without it; null: nothing. */
  next: number | null;
  onDone: () => void;
}

function WithdrawForm({ company, version, next, onDone }: WithdrawFormProps) {
  const draft = `withdraw-${company}-${version.id}`;
  const [reason, setReason] = useDraft(draft, '');
  const isShort = reason.trim().length < SHORTEST;
  const withdraw = useWithdrawVersion(company, {
    onSuccess: () => {
      dropDraft(draft);
      onDone();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        withdraw.mutate({ id: version.id, reason: reason.trim() });
      }}
    >
      <Stack gap={8} ground="well">
        <p>{versionsText.effect(version.isInForce, next)}</p>
        <TextArea
          aria-label={versionsText.reason}
          placeholder={versionsText.reason}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {withdraw.error && <Notice urgent>{withdraw.error.message}</Notice>}
        <Row wrap justify="end">
          {isShort && (
            <Text size="small" tone="muted" id={`${draft}-off`}>
              {versionsText.whyOff}
            </Text>
          )}
          <Button
            htmlType="submit"
            danger
            disabled={isShort}
            loading={withdraw.isPending}
            {...(isShort && { 'aria-describedby': `${draft}-off` })}
          >
            {versionsText.withdrawNow(version.version)}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
