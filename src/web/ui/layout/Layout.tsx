/** Flex layout: horizontal (`Row`), vertical (`Stack`), or ruled lines (`Lines`). Gaps in px, from one scale. */
import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './Layout.module.css';
import { type Placed, placeOf, px } from './place.ts';

type Gap = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 48;
type Tag =
  | 'div'
  | 'span'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'section'
  | 'fieldset'
  | 'header'
  | 'footer'
  | 'nav'
  | 'figure'
  | 'figcaption'
  | 'main'
  | 'label'
  | 'details';

interface BoxProps extends HTMLAttributes<HTMLElement>, Placed {
  as?: Tag;
}

interface GapProps extends BoxProps {
  /** Default 8. */
  gap?: Gap;
}

export interface RowProps extends GapProps {
  /** Between wrapped lines; default: `gap`. */
  rowGap?: Gap;
  /** Wraps. */
  wrap?: boolean | undefined;
  /** Inline flex. */
  inline?: boolean;
  /** Default `center`. */
  align?: 'top' | 'baseline';
  /** Default: start. */
  justify?: 'between' | 'end' | 'center' | undefined;
}

export function Row(props: RowProps) {
  const { as: Element = 'div', gap = 8, rowGap = gap, wrap, inline, align, justify, ...placed } = props;
  const [place, rest] = placeOf(placed, { '--gap': `${rowGap}px ${gap}px` });
  const classes = [
    styles.row,
    wrap && styles.wrap,
    inline && styles.inline,
    align && styles[align],
    justify && styles[justify],
    ...place,
  ];
  return <Element className={classNames(classes)} {...rest} />;
}

interface StackProps extends GapProps {
  /** Width of its content; default: of the stack. */
  align?: 'start';
}

export function Stack({ as: Element = 'div', gap = 8, align, ...placed }: StackProps) {
  const [place, rest] = placeOf(placed, { '--gap': px(gap) });
  return <Element className={classNames([styles.stack, align && styles[align], ...place])} {...rest} />;
}

interface ColumnsProps extends GapProps {
  /** Value of `grid-template-columns`. */
  of: string;
  /** Between what is below each other; default: `gap`. */
  rowGap?: Gap;
  /** Below each other up to this width; default: on phones. */
  until?: 'phone' | 'tablet';
  /** Default: as high as each other. */
  align?: 'start' | 'center' | 'baseline';
}

/** Parts beside each other, below each other where space is short. */
export function Columns(props: ColumnsProps) {
  const { as: Element = 'div', of, gap = 12, rowGap = gap, until = 'phone', align, ...placed } = props;
  const lengths = { '--columns': of, '--gap': `${rowGap}px ${gap}px`, ...(align && { '--align': align }) };
  const [place, rest] = placeOf(placed, lengths);
  const narrow = until === 'phone' ? styles.untilPhone : styles.untilTablet;
  return <Element className={classNames([styles.columns, narrow, ...place])} {...rest} />;
}

/** Text beside its action; the button wraps below where space is short. */
export function Offer({ as: Element = 'div', ...placed }: BoxProps) {
  const [place, rest] = placeOf(placed);
  return (
    <Element className={classNames([styles.row, styles.wrap, styles.between, styles.offer, ...place])} {...rest} />
  );
}

interface LinesProps extends BoxProps {
  /** Lower lines. */
  tight?: boolean;
  /** Columns of each line, as in `grid-template-columns`; stacked on phones. */
  columns?: string;
  /** The whole line is the target of its first link. */
  leads?: boolean;
}

/** Ruled lines of a panel without padding. */
export function Lines({ as: Element = 'ul', tight, columns, leads, ...placed }: LinesProps) {
  const [place, rest] = placeOf(placed, columns ? { '--columns': columns } : {});
  return (
    <Element
      className={classNames([
        styles.lines,
        tight && styles.tight,
        columns && styles.lined,
        leads && styles.leads,
        ...place,
      ])}
      {...rest}
    />
  );
}
