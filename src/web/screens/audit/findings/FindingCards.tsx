/** The findings on a phone: severity, amount, what happened, where. */
import { Link } from 'react-router';
import type { FindingItem } from '#api/audits/audits/contract.ts';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import type { ViewControl } from '../use-audit-view.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { describeParties } from './describe-parties.es.ts';
import styles from './FindingList.module.css';
import type { FindingGroup } from './select-findings.ts';

export function FindingCards({ groups, control }: { groups: readonly FindingGroup[]; control: ViewControl }) {
  return (
    <ul className={styles.cards}>
      {groups.flatMap(({ items }) =>
        items.map((item) => <Card key={item.finding.fingerprint} item={item} control={control} />),
      )}
    </ul>
  );
}

function Card({ item, control }: { item: FindingItem; control: ViewControl }) {
  const { finding, validationTitle, change } = item;
  return (
    <li>
      <Link to={control.address({ finding: finding.fingerprint })} preventScrollReset>
        <span className={styles.cardLine}>
          <SeverityMark mark={finding.severity} />
          <span className={`small mut ${styles.cardValidation}`}>{validationTitle}</span>
          <b className={styles.cardEnd}>
            <Figure amount={finding.amount} flush />
          </b>
        </span>
        <span className={styles.cardTitle}>{finding.title}</span>
        <span className={`small mut ${styles.cardLine}`}>
          <span className={styles.cardValidation}>
            {finding.account && <span className="n flush">{finding.account} · </span>}
            {describeParties(item)}
          </span>
          <span className={styles.cardEnd}>
            <ChangeMark change={change} />
          </span>
        </span>
      </Link>
    </li>
  );
}
