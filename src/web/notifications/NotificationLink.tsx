/** Link of a notification: inside the product, or elsewhere in another tab. */
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';

interface NotificationLinkProps {
  to: string;
  label?: string;
  style?: CSSProperties;
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

export function NotificationLink({ to, label, style, onFollow, children }: NotificationLinkProps) {
  const shared = { 'aria-label': label, style, onClick: onFollow };
  if (to.startsWith('/'))
    return (
      <Link to={to} {...shared}>
        {children}
      </Link>
    );
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...shared}>
      {children}
    </a>
  );
}
