/** While the support staff may read the books of the account, everybody of it knows. */
import { isAdmin } from '../../data/session/session.ts';
import { useAccess } from '../../data/users/access.ts';
import { formatDay } from '../../dates.es.ts';
import { Notice } from '../../ui/state/Notice.tsx';
import { bannerText } from '../text.es.ts';

export function SupportBanner() {
  const support = useAccess()?.support;
  if (!support || isAdmin()) return null;
  return <Notice tone="early">{bannerText.support(formatDay(support.endsAt), support.reason)}</Notice>;
}
