/** Why a change is not allowed, unless the banner already says so. */
import { useUntold } from '../../data/users/hindrance.ts';
import { Notice } from './Notice.tsx';

/** `why`: from `useHindrance`; null renders nothing. */
export function HindranceNotice({ why }: { why: string | null }) {
  const said = useUntold(why);
  return said === null ? null : <Notice>{said}</Notice>;
}
