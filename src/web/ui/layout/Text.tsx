/** A piece of text in one of the tones, sizes and weights that the product has. */
import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './Layout.module.css';

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'p' | 'strong' | 'em' | 'small' | 'div' | 'dt' | 'dd' | 'li' | 'figcaption' | 'h2' | 'h3' | 'h4';
  /** That of what it stands in unless told. */
  tone?: 'plain' | 'secondary' | 'muted';
  size?: 'small' | 'body';
  weight?: 'medium' | 'strong';
  /** Digits of one width, on one line. */
  figures?: boolean;
  /** What does not fit: ends in an ellipsis, or breaks anywhere. */
  overflow?: 'ellipsis' | 'breaks';
}

export function Text({ as: Element = 'span', tone, size, weight, figures, overflow, className, ...rest }: TextProps) {
  const classes = [
    tone && styles[tone],
    size && styles[size],
    weight && styles[weight],
    figures && styles.figures,
    overflow && styles[overflow],
    className,
  ];
  return <Element className={classNames(classes)} {...rest} />;
}
