/** Partner beside the logo, from `?alianza=siigo`: its logo if the installation has one, else its name set as a mark. */
import { partnerLogoAddress, useConfiguration } from '../../data/configuration.ts';
import { useThemeMode } from '../../data/session/theme-mode.ts';
import { publicText } from '../text.es.ts';
import styles from './Partner.module.css';

export function Partner() {
  const { hasPartnerLogo } = useConfiguration();
  const theme = useThemeMode();
  return (
    <span className={styles.partner}>
      <span className="sr">{publicText.withAlliance}</span>
      {hasPartnerLogo ? (
        <img src={partnerLogoAddress(theme)} alt={publicText.allianceSiigo} height={24} />
      ) : (
        <span role="img" aria-label={publicText.allianceSiigo} className={styles.name}>
          {publicText.allianceSiigo}
        </span>
      )}
    </span>
  );
}
