/** Where things stand: side by side (`Row`), one below the other (`Stack`), or in lines with a rule between them (`Lines`). Measures in pixels, of one scale. */
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
  /** 8 unless told. */
  gap?: Gap;
}

interface RowProps extends GapProps {
  /** Goes on in the next line where it does not fit. */
  wrap?: boolean | undefined;
  /** One piece in a line of words. */
  inline?: boolean;
  /** `center` unless told. */
  align?: 'top' | 'baseline' | 'stretch';
  /** At the beginning unless told. */
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
  /** As wide as what is in it; as the stack unless told. */
  align?: 'start';
}

export function Stack({ as: Element = 'div', gap = 8, align, ...placed }: StackProps) {
  const [place, rest] = placeOf(placed);
  return (
    <Element className={classNames([styles.stack, styles[`gap${gap}`], align && styles[align], ...place])} {...rest} />
  );
}

/** Words beside what can be done about them; the button goes below where there is no room. */
export function Offer({ as: Element = 'div', ...placed }: BoxProps) {
  const [place, rest] = placeOf(placed);
  return (
    <Element className={classNames([styles.row, styles.wrap, styles.between, styles.offer, ...place])} {...rest} />
  );
}

interface LinesProps extends BoxProps {
  /** Lower lines. */
  tight?: boolean;
  /** The parts of a line stand in the columns that `--columns` of its class names; below each other on a phone. */
  columns?: boolean;
  /** The whole line leads where its first link leads. */
  leads?: boolean;
}

/** What stands in a panel without padding: a line each, with a rule between them. */
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
