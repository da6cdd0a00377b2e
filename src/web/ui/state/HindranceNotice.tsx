/** Why somebody may not change what a screen shows, unless the banner above it says so already. */
import { useUntold } from '../../data/users/hindrance.ts';
import { Notice } from './Notice.tsx';

/** `why` as `useHindrance` gives it; nothing is shown for null. */
export function HindranceNotice({ why }: { why: string | null }) {
  const said = useUntold(why);
  return said === null ? null : <Notice>{said}</Notice>;
}
