/** Bar over the foot of a long page: what can be done with what is chosen, or what was just done. */
import { classNames } from './class-names.ts';
import styles from './FloatingBar.module.css';
import { Row, type RowProps } from './Layout.tsx';

export function FloatingBar({ className, ...rest }: RowProps) {
  return <Row wrap className={classNames([styles.bar, className])} {...rest} />;
}
