/** Actions on a file by its state. */
import { type ChangeEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatClock } from '#web/dates.es.ts';
import { auditPath } from '../../../../data/routes/company-route.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { SeverityMark } from '../../../../ui/mark/SeverityMark.tsx';
import { ConfirmPopover } from '../../../../ui/overlay/ConfirmPopover.tsx';
import { canNameColumns } from '../can-name-columns.ts';
import { type Decision, decide } from '../file-decision.ts';
import { inspectionOf } from '../loaded-file.ts';
import type { Standing } from '../same-month.ts';
import { loadText } from '../text.es.ts';
import styles from './FileTable.module.css';
import type { FileProps } from './file-table-props.ts';
import { VersionChanges } from './VersionChanges.tsx';

const OfNobody = lazy(async () => ({ default: (await import('./OfNobody.tsx')).OfNobody }));

interface FileActionsProps extends FileProps {
  /** Among the files of its company and month. */
  place: Standing | undefined;
  /** Month selected by the user for a file that names none. */
  period: string | null;
  /** Touch-size buttons. */
  asCards: boolean;
}

export function FileActions(props: FileActionsProps) {
  return (
    <Row wrap gap={6} className={styles.actions} {...(props.asCards ? {} : { justify: 'end' })}>
      <Actions {...props} />
    </Row>
  );
}

function Actions(props: FileActionsProps): ReactNode {
  const { file, loading, asCards } = props;
  const { status } = file;
  const size = asCards ? 'middle' : 'small';
  if (status.step === 'storing') return <span className="small mut">{loadText.saving}</span>;
  if (status.step === 'stored')
    return (
      <span className="small">
        <SeverityMark mark="correcto">{loadText.saved(formatClock(status.at))}</SeverityMark>
      </span>
    );
  const discard = (
    <Button size={size} aria-label={loadText.discardFile(file.name)} onClick={() => loading.discard(file.id)}>
      {loadText.discard}
    </Button>
  );
  if (status.step === 'failed')
    return (
      <>
        {discard}
        <Button size={size} onClick={() => loading.again(file.id)}>
          {loadText.retry}
        </Button>
      </>
    );
  const inspection = inspectionOf(file);
  if (!inspection) return discard;
  const decision = decide(inspection);
  if (decision.kind === 'unreadable')
    return (
      <>
        {discard}
        <Replace {...props} size={size} />
        <NameColumns {...props} inspection={inspection} size={size} />
      </>
    );
  if (decision.kind === 'same')
    return (
      <>
        {discard}
        <SeeAudit {...props} inspection={inspection} />
      </>
    );
  const kind = props.place?.kind;
  if (kind === 'asks' || kind === 'passed' || kind === 'repeats')
    return (
      <>
        {discard}
        {kind !== 'repeats' && (
          <Button size={size} aria-label={loadText.chooseFile(file.name)} onClick={() => loading.choose(file.id)}>
            {loadText.choose}
          </Button>
        )}
      </>
    );
  return (
    <>
      {discard}
      {decision.agrees === 'fault' && <Replace {...props} size={size} />}
      <NameColumns {...props} inspection={inspection} size={size} />
      <SeeChanges {...props} inspection={inspection} decision={decision} size={size} />
      <Save {...props} inspection={inspection} decision={decision} size={size} />
    </>
  );
}

function Replace({ file, loading, size }: Sized<FileActionsProps>) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [corrected] = target.files ?? [];
    if (corrected) loading.replace(file.id, corrected);
    // Reset, so that selecting the same file fires again.
    target.value = '';
  };
  return (
    <>
      <input ref={input} type="file" hidden aria-label={loadText.replace} onChange={take} />
      <Button size={size} onClick={() => input.current?.click()}>
        {loadText.replace}
      </Button>
    </>
  );
}

/** Opens the column editor for a sheet that was not understood or does not add up. */
function NameColumns({ file, control, inspection, size }: Sized<FileActionsProps & { inspection: Inspection }>) {
  if (!canNameColumns(inspection)) return null;
  return (
    <Button size={size} aria-label={loadText.nameColumnsOf(file.name)} onClick={() => control.go({ columns: file.id })}>
      {loadText.nameColumns}
    </Button>
  );
}

function SeeAudit({ file, company, control, inspection }: FileActionsProps & { inspection: Inspection }) {
  const period = parsePeriod(inspection.period ?? '');
  const own = file.company === company.id;
  const to = own ? control.address({ period, loading: false }) : `${auditPath(file.company)}?mes=${inspection.period}`;
  return <Link to={to}>{loadText.seeAudit}</Link>;
}

/** Opens what version 2 changes, before it is stored. */
function SeeChanges({
  file,
  inspection,
  decision,
  size,
}: Sized<FileActionsProps & { inspection: Inspection; decision: Storable }>) {
  const [isOpen, setIsOpen] = useState(false);
  if (!decision.changes || decision.company === 'other' || inspection.uploadId === null) return null;
  return (
    <>
      <Button
        size={size}
        aria-label={loadText.seeChangesOf(decision.changes, file.name)}
        onClick={() => setIsOpen(true)}
      >
        {loadText.seeChanges(decision.changes)}
      </Button>
      {isOpen && (
        <VersionChanges
          company={file.company}
          uploadId={inspection.uploadId}
          month={loadText.monthOf(inspection.period ?? '')}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

type Sized<Props> = Props & { size: 'small' | 'middle' };

type Storable = Extract<Decision, { kind: 'storable' }>;

function Save(props: Sized<FileActionsProps & { inspection: Inspection; decision: Storable }>) {
  const { file, companies, loading, inspection, decision, period, size } = props;
  const missing = decision.asksMonth && period === null;
  const answer = period === null ? {} : { period };
  // What the file itself explains is corrected; storing it as it is takes a second answer.
  if (decision.company !== 'other' && decision.agrees === 'fault')
    return (
      <ConfirmPopover
        trigger={
          <Button type="inline" size={size} disabled={missing}>
            {loadText.saveAs(decision)}
          </Button>
        }
        title={loadText.saveAs(decision)}
        okText={loadText.confirmFaulty}
        cancelText={loadText.confirmNo}
        onConfirm={() => void loading.store([file], answer)}
      >
        {loadText.saveFaulty}
      </ConfirmPopover>
    );
  if (decision.company !== 'other')
    return (
      <Button size={size} disabled={missing} onClick={() => void loading.store([file], answer)}>
        {loadText.saveAs(decision)}
      </Button>
    );
  const { otherCompanyId } = inspection.company;
  const other = companies.find(({ id }) => id === otherCompanyId);
  if (other)
    return (
      <Button size={size} onClick={() => loading.again(file.id, other.id)}>
        <Text overflow="ellipsis" className={styles.other}>
          {loadText.saveIn(other.attributes.comp_business_name)}
        </Text>
      </Button>
    );
  return (
    <Suspense>
      <OfNobody {...props} missing={missing} answer={answer} />
    </Suspense>
  );
}
