/** Link of a notification: inside the product, or elsewhere in another tab. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface NotificationLinkProps {
  to: string;
  label?: string;
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

export function NotificationLink({ to, label, onFollow, children }: NotificationLinkProps) {
  if (to.startsWith('/'))
    return (
      <Link to={to} onClick={onFollow} aria-label={label}>
        {children}
      </Link>
    );
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" onClick={onFollow} aria-label={label}>
      {children}
    </a>
  );
}
