/** One account: code and name, nature, balance, what it takes, what uses it, marks. */
import { Check, ChevronDown, ChevronRight, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { ChartDocument, ChartEdit } from '#api/audits/parametrization/chart/contract.ts';
import { formatCount } from '#core/money/money.es.ts';
import { parametrizationPath, reportItemPath } from '../../../data/routes/company-route.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import styles from '../Chart.module.css';
import { chartText } from '../text.es.ts';
import type { ChartIndex } from './chart-index.ts';
import type { Choice } from './chosen-in.ts';

/** Tags shown; the others are counted. */
const MOST_TAGS = 2;

/** A grid of spans: a table cannot draw only the rows in view at their places. */
const cell = { role: 'gridcell' };
const header = { role: 'rowheader' };

interface TreeRowProps {
  company: number;
  chart: ChartDocument;
  index: ChartIndex;
  position: number;
  style: CSSProperties;
  rowIndex: number;
  isOpen: boolean;
  /** Reached by Tab. */
  isStop: boolean;
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

export function TreeRow(props: TreeRowProps) {
  const { index, position, style, rowIndex, isOpen, isStop, isCurrent, choice, to, onTurn, onChoose } = props;
  const account = index.accounts[position]!;
  const { code, name, depth, nature, closing, movements, thirdParties, marks = [] } = account;
  const hasBelow = index.ends[position]! > position + 1;
  const label = `${code} ${name}`;
  const row = {
    role: 'row',
    tabIndex: isStop ? 0 : -1,
    'aria-level': depth + 1,
    'aria-rowindex': rowIndex,
    'aria-expanded': hasBelow ? isOpen : undefined,
    'aria-selected': choice === 'all',
    'aria-label': label,
  };
  return (
    <div
      {...row}
      data-depth={depth}
      data-current={isCurrent || undefined}
      data-inactive={account.isInactive || undefined}
      className={styles.row}
      style={style}
    >
      <span {...cell} data-tour="chart-choose">
        <Checkbox
          tabIndex={-1}
          aria-label={chartText.choose(label)}
          disabled={choice === 'impossible'}
          checked={choice === 'all'}
          indeterminate={choice === 'some'}
          onChange={onChoose}
        />
      </span>
      <span
        {...header}
        className={styles.account}
        data-tour="chart-account"
        style={{ '--depth': depth } as CSSProperties}
      >
        {hasBelow ? (
          <button
            type="button"
            tabIndex={-1}
            className={styles.turn}
            aria-label={chartText.turn(isOpen, label)}
            onClick={onTurn}
          >
            <Icon of={isOpen ? ChevronDown : ChevronRight} size={14} />
          </button>
        ) : (
          <span className={styles.turn} />
        )}
        <Link to={to} tabIndex={-1} preventScrollReset className={styles.name} title={label}>
          <span className={styles.code}>{code}</span>
          {name}
        </Link>
        {account.isNew && <span className={styles.fresh}>{chartText.isNew}</span>}
      </span>
      <span {...cell} className={styles.nature}>
        <abbr title={chartText.natures[nature]}>{nature}</abbr>
      </span>
      <span {...cell} className={styles.closing}>
        {closing === undefined ? <span className="n mut">–</span> : <Figure amount={closing} />}
      </span>
      <span {...cell} className={styles.movements}>
        {movements && <Icon of={Check} label={chartText.takesMovements} />}
      </span>
      <span {...cell} className={styles.people}>
        {thirdParties ? (
          formatCount(thirdParties)
        ) : account.takesThirdParties ? (
          <Icon of={Check} label={chartText.takesThirdParties} />
        ) : (
          ''
        )}
      </span>
      <span {...cell} className={styles.uses} data-tour="chart-uses">
        {(depth > 0 || movements) && <Uses {...props} />}
      </span>
      <span {...cell} className={styles.marks}>
        {marks.map((mark) => chartText.marks[mark].short).join(', ')}
      </span>
    </div>
  );
}

function Uses({ company, chart, index, position, isPostponed, readOnly, isOpen, onStore, onPostpone }: TreeRowProps) {
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
            className={classNames([styles.tag, styles.guess])}
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
        <Link key={id} to={parametrizationPath(company, id)} tabIndex={-1} className={styles.tag}>
          {title(id)}
        </Link>
      ))}
      {item !== undefined && (
        <Link to={reportItemPath(company, item)} tabIndex={-1} className={styles.tag}>
          {chartText.item(item)}
        </Link>
      )}
      {used.length > most && (
        <span className="mut" title={used.slice(most).map(title).join(', ')}>
          +{used.length - most}
        </span>
      )}
      {movements && used.length === 0 && !guess && <span className={styles.unused}>{chartText.unused}</span>}
    </>
  );
}
