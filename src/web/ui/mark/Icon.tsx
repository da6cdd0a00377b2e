/** Icon: one stroke width, default 16 px, hidden from screen readers unless labelled. */
import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** px. */
  size?: number;
  /** Thicker stroke, for ticks and arrows with meaning. */
  bold?: boolean;
  className?: string | undefined;
  /** Accessible name where no text is beside it. */
  label?: string;
}

export function Icon({ of: Drawing, size = 16, bold = false, className, label }: IconProps) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Drawing size={size} strokeWidth={bold ? 2 : 1.75} className={className} {...said} />;
}
