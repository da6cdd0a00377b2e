/** Disclosure with a title. */
import type { DetailsHTMLAttributes } from 'react';
import styles from './Details.module.css';

interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  name: string;
}

export function Details({ name, children, ...rest }: DetailsProps) {
  return (
    <details className={styles.details} {...rest}>
      <summary>{name}</summary>
      {children}
    </details>
  );
}
