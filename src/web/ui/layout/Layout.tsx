/** Flex layout: horizontal (`Row`), vertical (`Stack`), or ruled lines (`Lines`). Gaps in px, from one scale. */
import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './Layout.module.css';
import { type Placed, placeOf } from './place.ts';

type Gap = 0 | 2 | 4 | 6 | 8 | 12 | 16 | 20 | 24;
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
  | 'label'
  | 'details';

interface BoxProps extends HTMLAttributes<HTMLElement>, Placed {
  as?: Tag;
}

interface GapProps extends BoxProps {
  /** Default 8. */
  gap?: Gap;
}

interface RowProps extends GapProps {
  /** Wraps. */
  wrap?: boolean | undefined;
  /** Inline flex. */
  inline?: boolean;
  /** Default `center`. */
  align?: 'top' | 'baseline' | 'stretch';
  /** Default: start. */
  justify?: 'between' | 'end' | 'center' | undefined;
}

export function Row({ as: Element = 'div', gap = 8, wrap, inline, align, justify, ...placed }: RowProps) {
  const [place, rest] = placeOf(placed);
  const classes = [
    styles.row,
    styles[`gap${gap}`],
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
  const [place, rest] = placeOf(placed);
  return (
    <Element className={classNames([styles.stack, styles[`gap${gap}`], align && styles[align], ...place])} {...rest} />
  );
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
  /** Grid columns from `--columns` of the class; stacked on phones. */
  columns?: boolean;
  /** The whole line is the target of its first link. */
  leads?: boolean;
}

/** Ruled lines of a panel without padding. */
export function Lines({ as: Element = 'ul', tight, columns, leads, ...placed }: LinesProps) {
  const [place, rest] = placeOf(placed);
  return (
    <Element
      className={classNames([
        styles.lines,
        tight && styles.tight,
        columns && styles.columns,
        leads && styles.leads,
        ...place,
      ])}
      {...rest}
    />
  );
}
