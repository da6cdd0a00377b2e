/** Placement props shared by layout components: margin, width, background. */
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
  /** Padding, as in a panel without its own. */
  inset?: boolean;
  className?: string | undefined;
}

/** Class names, and the remaining props. */
export function placeOf<Props extends Placed>({ above, below, grow, width, ground, inset, className, ...rest }: Props) {
  const classes = [
    above && styles[`above${above}`],
    below && styles[`below${below}`],
    grow && styles.grow,
    width && styles[width],
    ground && styles[ground],
    inset && styles.inset,
    className,
  ];
  return [classes, rest] as const;
}
