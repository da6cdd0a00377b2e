/** Banner: read-only state of the account, current or coming, and the remedy. */
import { Link, useLocation } from 'react-router';
import { useConfiguration } from '../../data/configuration.ts';
import { useSession } from '../../data/session/session.ts';
import { useAccess } from '../../data/users/access.ts';
import { Notice } from '../../ui/state/Notice.tsx';
import { bannerText } from '../text.es.ts';
import { bannerWords } from './banner-words.ts';

const codesPath = '/codigos';
/** Profile section that reopens the account. */
const ownDataPath = '/editar-perfil?seccion=mis-datos';

export function LicenseBanner() {
  const access = useAccess();
  const isRoot = useSession((state) => state.isRootUser);
  const { support } = useConfiguration();
  const { pathname } = useLocation();
  const words = access && bannerWords(access, isRoot, support);
  if (!words) return null;
  return (
    <Notice tone={words.isEarly ? 'early' : 'warning'}>
      {words.said} {words.remedy === 'reopen' && <Link to={ownDataPath}>{bannerText.reopen}</Link>}
      {words.remedy === 'code' && pathname !== codesPath && <Link to={codesPath}>{bannerText.useCode}</Link>}
    </Notice>
  );
}
