/** What the finding is, where it stands in the list, and the way to its neighbours. */
import { ChevronLeft, ChevronRight, Link as LinkIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FindingItem } from '#api/audits/audits/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { notify } from '../../../data/failures/notices.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { ChangeMark } from '../findings/ChangeMark.tsx';
import type { placeOf } from '../findings/select-findings.ts';
import styles from './Finding.module.css';
import { findingText } from './text.es.ts';
import { writeNit } from './third-party.es.ts';

interface FindingHeaderProps {
  item: FindingItem;
  place: ReturnType<typeof placeOf>;
  period: Period;
  onGo: (fingerprint: string) => void;
  onClose: () => void;
}

async function copyLink(): Promise<void> {
  const copied = await copyText(location.href);
  notify({ title: copied ? findingText.linkCopied : findingText.notCopied }, copied ? 'success' : 'error');
}

export function FindingHeader({ item, place, period, onGo, onClose }: FindingHeaderProps) {
  const { finding, validationTitle } = item;
  const { previous, next } = place;
  return (
    <>
      <div className={styles.top}>
        <SeverityMark mark={finding.severity} />
        <span className={`mut ${styles.rule}`}>
          {validationTitle} · {finding.rule}
        </span>
        <span className={`small mut n flush ${styles.place}`}>{findingText.place(place.index, place.count)}</span>
        <Tool label={findingText.previous} icon={<Icon of={ChevronLeft} />} to={previous} onGo={onGo} />
        <Tool label={findingText.next} icon={<Icon of={ChevronRight} />} to={next} onGo={onGo} />
        <Button
          type="text"
          size="small"
          className={styles.link}
          icon={<Icon of={LinkIcon} />}
          title={findingText.copyLink}
          aria-label={findingText.copyLink}
          onClick={() => void copyLink()}
        />
        <Button type="text" size="small" icon={<Icon of={X} />} aria-label={findingText.close} onClick={onClose} />
      </div>
      <h2 className={styles.title}>{finding.title}</h2>
      <dl className={styles.facts}>
        {finding.account && (
          <Fact name={findingText.account}>
            <span className="n flush">{finding.account}</span> {finding.accountName}
          </Fact>
        )}
        <Parties item={item} />
        <Fact name={findingText.amount}>
          <b>
            <Figure amount={finding.amount} flush />
          </b>
        </Fact>
      </dl>
      <p className={`small mut ${styles.state}`}>
        <ChangeMark change={item.change}>{stateOf(item, period)}</ChangeMark>
      </p>
    </>
  );
}

function stateOf({ change, since }: FindingItem, period: Period): string {
  return change === 'persistente' ? findingText.state.persistente(since) : findingText.state[change](period);
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  to: FindingItem | undefined;
  onGo: (fingerprint: string) => void;
}

function Tool({ label, icon: sign, to, onGo }: ToolProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={sign}
      aria-label={label}
      disabled={!to}
      onClick={() => to && onGo(to.finding.fingerprint)}
    />
  );
}

function Parties({ item: { finding } }: { item: FindingItem }) {
  const [first] = finding.thirdParties;
  if (!first) return null;
  if (finding.thirdPartyCount > 1)
    return <Fact name={findingText.thirdParties}>{findingText.people(finding.thirdPartyCount)}</Fact>;
  return (
    <Fact name={findingText.thirdParty}>
      {first.name} <span className="mut n flush">{writeNit(first.nit)}</span>
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
