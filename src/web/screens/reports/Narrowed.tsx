/** A figure or a name that leads to the report of its part alone: a software, an ally, the days of a month. */
import { Link } from 'react-router';
import { withChange } from '../../lists/list-address.ts';
import { useListAddress } from '../../lists/use-list-address.ts';

interface NarrowedProps {
  /** Parameters of the address; null takes one away. */
  to: Readonly<Record<string, string | null>>;
  /** What the link says, of a bare figure. */
  label?: string;
  children: string;
}

export function Narrowed({ to, label, children }: NarrowedProps) {
  const { search } = useListAddress();
  const address = Object.entries(to).reduce((next, [name, value]) => withChange(next, name, value), search);
  const isHere = address.toString() === search.toString();
  if (isHere) return children;
  return (
    <Link to={`?${address}`} aria-label={label}>
      {children}
    </Link>
  );
}
