/** What a piece of layout says of its own place: room around it, its width and its ground. */
import styles from './Layout.module.css';

type Space = 4 | 8 | 12 | 16 | 20;

export interface Placed {
  /** Room above and below, in pixels. */
  above?: Space;
  below?: Space;
  /** Takes the room that a row has left. */
  grow?: boolean;
  /** At most a form of one column, a form of two, or a line that is read well. */
  width?: 'narrow' | 'wide' | 'reading';
  /** A surface with a line around it, or a sunken one with padding. */
  ground?: 'sheet' | 'well';
  /** Padding of its own, as in a panel that leaves it to its content. */
  inset?: boolean;
  className?: string | undefined;
}

/** Its classes, and what is left for the element. */
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
