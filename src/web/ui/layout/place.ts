/** Placement props shared by layout components: margin, width, background. */
import type { CSSProperties } from 'react';
import styles from './Layout.module.css';

type Space = 4 | 8 | 12 | 16 | 20;

export interface Placed {
  /** Margin above and below, in px. */
  above?: Space;
  below?: Space;
  /** Takes the remaining space of a row. */
  grow?: boolean;
  /** Maximum width: one-column form, two-column form, or reading measure. */
  width?: 'narrow' | 'wide' | 'reading';
  /** Background: bordered surface, or sunken with padding. */
  ground?: 'sheet' | 'well';
  /** Padding, as in a panel without its own; less in a bar of fields and buttons. */
  inset?: boolean | 'bar';
  /** Line above or below. */
  ruled?: 'above' | 'below';
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Lengths that the style sheet reads, in px. */
export type Lengths = Partial<Record<'--above' | '--below' | '--gap' | '--columns' | '--align', string | undefined>>;

/** A length of the style sheet. */
export const px = (length: number | undefined) => (length === undefined ? undefined : `${length}px`);

/** Class names, style, and the remaining props. `lengths`: of the component itself. */
export function placeOf<Props extends Placed>(props: Props, lengths: Lengths = {}) {
  const { above, below, grow, width, ground, inset, ruled, className, style, ...rest } = props;
  const classes = [
    above && styles.above,
    below && styles.below,
    grow && styles.grow,
    width && styles[width],
    ground && styles[ground],
    inset && (inset === 'bar' ? styles.bar : styles.inset),
    ruled === 'above' && styles.ruledAbove,
    ruled === 'below' && styles.ruledBelow,
    className,
  ];
  const own: Lengths = { ...lengths, '--above': px(above), '--below': px(below) };
  return [classes, { ...rest, style: { ...own, ...style } as CSSProperties }] as const;
}
