/** Header of a finding: title, position in the list, previous and next. */
import { ChevronLeft, ChevronRight, Link as LinkIcon, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import { comparedWords, correctedInWords, correctedWords, noLongerWords } from '#core/engine/life/life-words.es.ts';
import { stakeWord } from '#core/engine/weighing/stake-words.es.ts';
import { notify } from '../../../data/failures/notices.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { ChangeMark } from '../findings/ChangeMark.tsx';
import type { placeOf } from '../findings/select-findings.ts';
import { listText } from '../text.es.ts';
import styles from './Finding.module.css';
import { FindingMenu } from './FindingMenu.tsx';
import { findingText } from './text.es.ts';
import { writeNit } from './third-party.es.ts';

interface FindingHeaderProps {
  /** Id of the title, which names the drawer and takes its focus. */
  titleId: string;
  titleRef: Ref<HTMLHeadingElement>;
  item: FindingItem;
  place: ReturnType<typeof placeOf>;
  onGo: (fingerprint: string) => void;
  onClose: () => void;
}

async function copyLink(): Promise<void> {
  const copied = await copyText(location.href);
  notify({ title: copied ? findingText.linkCopied : findingText.notCopied }, copied ? 'success' : 'error');
}

export function FindingHeader({ titleId, titleRef, item, place, onGo, onClose }: FindingHeaderProps) {
  const { finding, validationTitle } = item;
  const { previous, next } = place;
  return (
    <>
      <Row className={styles.tools}>
        <SeverityMark mark={finding.severity} />
        <Text tone="muted" overflow="ellipsis" grow>
          {validationTitle} · {finding.rule}
        </Text>
        <Text size="small" tone="muted" figures>
          {findingText.place(place.index, place.count)}
        </Text>
        <Tool label={findingText.previous} icon={<Icon of={ChevronLeft} />} to={previous} onGo={onGo} />
        <Tool label={findingText.next} icon={<Icon of={ChevronRight} />} to={next} onGo={onGo} />
        <Button
          type="text"
          size="small"
          icon={<Icon of={LinkIcon} />}
          title={findingText.copyLink}
          aria-label={findingText.copyLink}
          onClick={() => void copyLink()}
        />
        <FindingMenu item={item} />
        <Button type="text" size="small" icon={<Icon of={X} />} aria-label={findingText.close} onClick={onClose} />
      </Row>
      {/* Another element for another finding, so that it is read out. */}
      <h2 key={finding.fingerprint} id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
        {finding.line ?? finding.title}
      </h2>
      <Row as="dl" gap={16} rowGap={2} className={styles.facts}>
        <Fact name={listText.amount} look="amount">
          <Row as="span" inline gap={4}>
            <Text as="b" tone={finding.stake === 'reference' ? 'muted' : 'plain'}>
              <Figure amount={finding.amount} flush />
            </Text>
            {stakeWord[finding.stake]}
          </Row>
        </Fact>
        {finding.account && (
          <Fact
            name={findingText.account}
            title={[finding.account, finding.accountName].filter(Boolean).join(' ')}
            look="cut"
          >
            <span className="n flush">{finding.account}</span> {finding.accountName}
          </Fact>
        )}
        <ThirdParties item={item} />
      </Row>
    </>
  );
}

/** Whether it is new, and since when: the first line of the body. */
export function FindingChange({ item, period }: { item: FindingItem; period: Period }) {
  return (
    <Text as="p" size="small" tone="muted" above={8}>
      <ChangeMark change={item.change}>{stateOf(item, period)}</ChangeMark>
    </Text>
  );
}

function stateOf({ change, since, foundIn, correctedIn, compared, finding }: FindingItem, period: Period): string {
  const before = parsePeriod(foundIn) ?? period;
  switch (change) {
    case 'persistente':
      return findingText.state.persistente(since, compared && comparedWords(compared));
    case 'corregido':
      return correctedIn === undefined ? correctedWords(period, before, finding.proof) : correctedInWords(correctedIn);
    case 'ya_no_aplica':
      return noLongerWords(period, before, finding);
    default:
      return findingText.state[change](period);
  }
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

function ThirdParties({ item: { finding } }: { item: FindingItem }) {
  const [first] = finding.thirdParties;
  if (!first || (first.isCompany && finding.thirdPartyCount === 1)) return null;
  if (finding.thirdPartyCount > 1)
    return <Fact name={findingText.thirdParties}>{findingText.countThirdParties(finding.thirdPartyCount)}</Fact>;
  return (
    <Fact name={findingText.thirdParty}>
      {first.name} <span className="mut n flush">{writeNit(first.nit)}</span>
    </Fact>
  );
}

interface FactProps {
  name: string;
  /** In full. */
  title?: string;
  /** Of the amount, which is never cut, or of the account, which is cut before the others. */
  look?: 'amount' | 'cut';
  children: ReactNode;
}

function Fact({ name, title, look, children }: FactProps) {
  return (
    <div className={classNames([look !== 'amount' && styles.fact, look === 'cut' && styles.cut])} title={title}>
      <dt className="sr">{name}</dt>
      <Text as="dd" {...(look !== 'amount' && { overflow: 'ellipsis' })}>
        {children}
      </Text>
    </div>
  );
}
