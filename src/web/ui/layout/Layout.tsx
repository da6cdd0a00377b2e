/** Where things stand: side by side (`Row`) or one below the other (`Stack`). Gaps in pixels, of one scale. */
import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './Layout.module.css';

type Gap = 2 | 4 | 6 | 8 | 12 | 16 | 20 | 24;
type Tag =
  | 'div'
  | 'span'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'section'
  | 'header'
  | 'footer'
  | 'nav'
  | 'figure'
  | 'label';

interface BoxProps extends HTMLAttributes<HTMLElement> {
  as?: Tag;
  /** 8 unless told. */
  gap?: Gap;
}

interface RowProps extends BoxProps {
  /** Goes on in the next line where it does not fit. */
  wrap?: boolean;
  /** `center` unless told. */
  align?: 'top' | 'baseline' | 'stretch';
  /** At the beginning unless told. */
  justify?: 'between' | 'end';
}

export function Row({ as: Element = 'div', gap = 8, wrap, align, justify, className, ...rest }: RowProps) {
  const classes = [
    styles.row,
    styles[`gap${gap}`],
    wrap && styles.wrap,
    align && styles[align],
    justify && styles[justify],
    className,
  ];
  return <Element className={classNames(classes)} {...rest} />;
}

export function Stack({ as: Element = 'div', gap = 8, className, ...rest }: BoxProps) {
  return <Element className={classNames([styles.stack, styles[`gap${gap}`], className])} {...rest} />;
}
