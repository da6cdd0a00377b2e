/** The 17 items in their groups: with accounts, without, or with unsaved changes. */

import { Check, Minus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { lookUp } from '#core/dictionary/look-up.ts';
import { reportItemOf } from '#core/report/assignments.ts';
import { listedItems, RESULT_OF_YEAR } from '#core/report/report-items.ts';
import { reportItemPath } from '../../data/routes/company-route.ts';
import { Row } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { ChangedDot } from '../../ui/mark/Dot.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Sign } from '../../ui/mark/Sign.tsx';
import nav from '../../ui/nav/Nav.module.css';
import { Rail, RailName } from '../../ui/page/RailPage.tsx';
import { tablet, useMedia } from '../../ui/page/use-media.ts';
import { Select } from '../../ui/select/Select.tsx';
import { changedPatterns, movedAccounts } from './edit-assignments.ts';
import type { PartProps } from './part-props.ts';
import styles from './Report.module.css';
import { itemPatterns } from './report-month.ts';
import { groupNames, reportText } from './text.es.ts';

type Mark = keyof typeof reportText.marks;
type RailProps = Pick<PartProps, 'company' | 'id' | 'form' | 'month'>;

const groups = Object.entries(groupNames).map(([group, name]) => ({
  name,
  items: listedItems.filter((item) => item.group === group),
}));

const icons = { some: Check, none: Minus } as const;
const classes = { some: 'correcto', none: 'mut', changed: undefined };

export function ItemRail({ company, id, form, month }: RailProps) {
  const navigate = useNavigate();
  const marks = marksOf({ form, month });
  if (useMedia(tablet)) {
    return (
      <Select
        aria-label={reportText.item}
        value={id}
        options={groups.map(({ name, items }) => ({
          label: name,
          options: items.map((item) => ({ value: item.id, label: `${item.id} ${item.name}` })),
        }))}
        searchable
        onChange={(item) => void navigate(reportItemPath(company, item))}
      />
    );
  }
  return (
    <Rail entry={32} aria-label={reportText.items}>
      <Row as="p" align="baseline" justify="between" className={styles.group}>
        <strong>{reportText.title}</strong>
        <span className="mut small">{reportText.count}</span>
      </Row>
      {groups.map(({ name, items }) => (
        <div key={name}>
          <Text as="p" size="small" tone="muted" className={styles.group}>
            {name}
          </Text>
          <ol>
            {items.map((item) => (
              <li key={item.id}>
                <Link
                  to={reportItemPath(company, item.id)}
                  className={nav.entry}
                  aria-current={item.id === id ? 'step' : undefined}
                >
                  <ItemMark mark={marks.get(item.id)!} />
                  <span className={styles.number}>{item.id}</span>
                  <RailName>{item.name}</RailName>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Rail>
  );
}

function ItemMark({ mark }: { mark: Mark }) {
  return (
    <span role="img" aria-label={reportText.marks[mark]} className={classes[mark]}>
      {mark === 'changed' ? (
        <Sign>
          <ChangedDot />
        </Sign>
      ) : (
        <Icon of={icons[mark]} bold={mark === 'some'} />
      )}
    </span>
  );
}

/** Changed: an account or a prefix enters or leaves the item. */
function marksOf({ form, month }: Pick<RailProps, 'form' | 'month'>): Map<number, Mark> {
  const { assignments } = form;
  const { assignments: stored } = form.base;
  const changed = new Set<number | null | undefined>(
    changedPatterns(stored, assignments).flatMap((pattern) => [lookUp(stored, pattern), lookUp(assignments, pattern)]),
  );
  for (const account of movedAccounts(month.accounts, stored, assignments)) {
    changed.add(reportItemOf(account, stored));
    changed.add(reportItemOf(account, assignments));
  }
  const held = new Set(month.accounts.map((account) => reportItemOf(account, assignments)));
  const holds = (id: number) =>
    month.period === null ? itemPatterns(id, assignments).length > 0 : id === RESULT_OF_YEAR || held.has(id);
  return new Map(listedItems.map(({ id }) => [id, changed.has(id) ? 'changed' : holds(id) ? 'some' : 'none']));
}
