/** The one way to draw an icon: a weight of line, 16 px unless said, and silent to screen readers unless it stands for a word. */
import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** In pixels. */
  size?: number;
  /** A thicker line, for ticks and arrows that carry a meaning of their own. */
  bold?: boolean;
  className?: string | undefined;
  /** The word that it stands for, where none is beside it. */
  label?: string;
}

export function Icon({ of: Drawing, size = 16, bold = false, className, label }: IconProps) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Drawing size={size} strokeWidth={bold ? 2 : 1.75} className={className} {...said} />;
}
