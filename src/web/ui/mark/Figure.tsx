/** Amount in Colombian accounting format, digits aligned, negatives in parentheses. */
import { Link } from 'react-router';
import { formatCents, formatPesos } from '#core/money/money.es.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';

interface FigureProps {
  /** Cents, or the API's decimal string. */
  amount: Cents | string;
  /** Whole pesos in summaries, cents in details. */
  detail?: boolean;
  /** Link to the parts of a sum. */
  to?: string;
  /** Inline in text: no space reserved for a parenthesis. */
  flush?: boolean;
}

export function Figure({ amount, detail = false, to, flush = false }: FigureProps) {
  const cents = typeof amount === 'string' ? fromDecimal(amount) : amount;
  const text = detail ? formatCents(cents) : formatPesos(cents);
  const className = ['n', text.startsWith('(') && 'neg', flush && 'flush'].filter(Boolean).join(' ');
  if (!to) return <span className={className}>{text}</span>;
  return (
    <Link className={className} to={to}>
      {text}
    </Link>
  );
}
