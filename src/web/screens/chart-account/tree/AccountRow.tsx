/** One account: code and name, nature, balance, what it takes, what uses it, marks. */

import { Check, ChevronDown, ChevronRight, X } from 'lucide-react';
import { Link } from 'react-router';
import type { ChartDocument, ChartEdit } from '#api/audits/parametrization/chart/contract.ts';
import { formatCount } from '#core/money/money.es.ts';
import { parametrizationPath, reportItemPath } from '../../../data/routes/company-route.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import layout from '../../../ui/layout/Layout.module.css';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { TreeRow, type TreeRowPlace, treeCell, treeRowHeader } from '../../../ui/table/TreeGrid.tsx';
import styles from '../Chart.module.css';
import { chartText } from '../text.es.ts';
import type { ChartIndex } from './chart-index.ts';
import type { Choice } from './chosen-in.ts';

/** Tags shown; the others are counted. */
const MOST_TAGS = 2;

interface AccountRowProps {
  company: number;
  chart: ChartDocument;
  index: ChartIndex;
  position: number;
  place: TreeRowPlace;
  isOpen: boolean;
  isCurrent: boolean;
  choice: Choice;
  isPostponed: boolean;
  readOnly: boolean;
  /** Address that opens the account. */
  to: string;
  onTurn: () => void;
  onChoose: () => void;
  onStore: (edits: ChartEdit[]) => void;
  onPostpone: () => void;
}

export function AccountRow(props: AccountRowProps) {
  const { index, position, place, isOpen, isCurrent, choice, to, onTurn, onChoose } = props;
  const account = index.accounts[position]!;
  const { code, name, depth, nature, closing, movements, thirdParties, marks = [] } = account;
  const hasBelow = index.ends[position]! > position + 1;
  const label = `${code} ${name}`;
  return (
    <TreeRow
      place={place}
      depth={depth}
      isExpanded={hasBelow ? isOpen : undefined}
      isSelected={choice === 'all'}
      label={label}
      data-depth={depth}
      data-current={isCurrent || undefined}
      data-inactive={account.isInactive || undefined}
      className={classNames([styles.columns, styles.row])}
    >
      <span {...treeCell} data-tour="chart-choose">
        <Checkbox
          tabIndex={-1}
          aria-label={chartText.choose(label)}
          disabled={choice === 'impossible'}
          checked={choice === 'all'}
          indeterminate={choice === 'some'}
          onChange={onChoose}
        />
      </span>
      <Row as="span" {...treeRowHeader} gap={4} className={styles.account} data-tour="chart-account">
        {hasBelow ? (
          <Button
            type="text"
            size="small"
            tabIndex={-1}
            className="mut"
            icon={<Icon of={isOpen ? ChevronDown : ChevronRight} size={14} />}
            aria-label={chartText.turn(isOpen, label)}
            onClick={onTurn}
          />
        ) : (
          <span />
        )}
        <Link
          to={to}
          tabIndex={-1}
          preventScrollReset
          className={classNames([styles.name, layout.ellipsis])}
          title={label}
        >
          <span className={styles.code}>{code}</span>
          {name}
        </Link>
        {account.isNew && <span className={styles.fresh}>{chartText.isNew}</span>}
      </Row>
      <span {...treeCell} className={styles.nature}>
        <abbr title={chartText.natures[nature]}>{nature}</abbr>
      </span>
      <span {...treeCell} className={styles.closing}>
        {closing === undefined ? <span className="n mut">–</span> : <Figure amount={closing} />}
      </span>
      <span {...treeCell} className={styles.movements}>
        {movements && <Icon of={Check} label={chartText.takesMovements} />}
      </span>
      <span {...treeCell} className={styles.people}>
        {thirdParties ? (
          formatCount(thirdParties)
        ) : account.takesThirdParties ? (
          <Icon of={Check} label={chartText.takesThirdParties} />
        ) : (
          ''
        )}
      </span>
      <Row as="span" {...treeCell} gap={4} className={styles.uses} data-tour="chart-uses">
        {(depth > 0 || movements) && <Uses {...props} />}
      </Row>
      <span {...treeCell} className={`small ${styles.marks}`}>
        {marks.map((mark) => chartText.marks[mark].short).join(', ')}
      </span>
    </TreeRow>
  );
}

function Uses({
  company,
  chart,
  index,
  position,
  isPostponed,
  readOnly,
  isOpen,
  onStore,
  onPostpone,
}: AccountRowProps) {
  const account = index.accounts[position]!;
  const { code, inferred, movements, item } = account;
  const hasBelow = index.ends[position]! > position + 1;
  const used = hasBelow && isOpen ? [] : index.validations(position);
  const title = (id: number) => chart.validations.find((validation) => validation.id === id)?.title ?? '';
  const most = (inferred === undefined || isPostponed) && item === undefined ? MOST_TAGS : 1;
  const guess = inferred === undefined || isPostponed ? undefined : chart.inferred[inferred];
  return (
    <>
      {guess && (
        <>
          <Link
            to={`?cuenta=${code}`}
            tabIndex={-1}
            preventScrollReset
            className={classNames([styles.tag, styles.guess, layout.ellipsis])}
            title={guess.why}
          >
            {chartText.guess(guess.role)}
          </Link>
          {!readOnly && (
            <>
              <Button
                type="text"
                size="small"
                tabIndex={-1}
                icon={<Icon of={Check} />}
                aria-label={chartText.confirm(code, guess.role)}
                onClick={() => onStore([{ accounts: [code], equivalent: guess.equivalent }])}
              />
              <Button
                type="text"
                size="small"
                tabIndex={-1}
                icon={<Icon of={X} />}
                aria-label={chartText.later(code)}
                onClick={onPostpone}
              />
            </>
          )}
        </>
      )}
      {used.slice(0, most).map((id) => (
        <Link
          key={id}
          to={parametrizationPath(company, id)}
          tabIndex={-1}
          className={classNames([styles.tag, layout.ellipsis])}
        >
          {title(id)}
        </Link>
      ))}
      {item !== undefined && (
        <Link to={reportItemPath(company, item)} tabIndex={-1} className={classNames([styles.tag, layout.ellipsis])}>
          {chartText.item(item)}
        </Link>
      )}
      {used.length > most && (
        <span className="mut" title={used.slice(most).map(title).join(', ')}>
          +{used.length - most}
        </span>
      )}
      {movements && used.length === 0 && !guess && <span className={`mut ${styles.unused}`}>{chartText.unused}</span>}
    </>
  );
}
