/** Definition list: names at the left, values at the right. */
import { Fragment, type ReactNode } from 'react';
import styles from './Layout.module.css';

interface FactsProps {
  /** Entries without a value are left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** The values are amounts, to be compared: aligned at the right of their own column. */
  figures?: boolean;
}

export function Facts({ facts, figures = false }: FactsProps) {
  return (
    <dl className={styles.facts} data-figures={figures || undefined}>
      {facts.map(
        ([name, value]) =>
          value && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
