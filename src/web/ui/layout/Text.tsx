/** Text in one of the product's tones, sizes and weights. */
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Layout.module.css';
import { type Placed, placeOf } from './place.ts';

type Tag =
  | 'span'
  | 'p'
  | 'b'
  | 'strong'
  | 'em'
  | 'small'
  | 'code'
  | 'div'
  | 'dt'
  | 'dd'
  | 'li'
  | 'figcaption'
  | 'footer'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4';

interface TextProps extends HTMLAttributes<HTMLElement>, Placed {
  as?: Tag;
  /** Default: inherited. */
  tone?: 'plain' | 'secondary' | 'muted' | 'wrong';
  size?: 'small' | 'body' | 'title';
  weight?: 'medium' | 'strong' | undefined;
  /** Tabular digits, no wrap. */
  figures?: boolean;
  /** Monospace; a click selects all. */
  mono?: boolean;
  /** Overflow: ellipsis, or break anywhere. */
  overflow?: 'ellipsis' | 'breaks';
}

export function Text({ as: Element = 'span', tone, size, weight, figures, mono, overflow, ...placed }: TextProps) {
  const [place, rest] = placeOf(placed);
  const classes = [
    tone && styles[tone],
    size && styles[size],
    weight && styles[weight],
    figures && styles.figures,
    mono && styles.mono,
    overflow && styles[overflow],
    ...place,
  ];
  return <Element className={classNames(classes)} {...rest} />;
}

/** Secondary text below a name. */
export function Second({ as = 'p', children }: { as?: 'p' | 'span'; children: ReactNode }) {
  return (
    <Text as={as} tone="muted" size="small" overflow="breaks" className={styles.second} data-second>
      {children}
    </Text>
  );
}
