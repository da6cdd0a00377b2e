/** Top bar: company, slot of the screen, theme and user menu. */

import { Info, Menu } from 'lucide-react';
import { Link } from 'react-router';
import { chooseTheme } from '../../data/users/own-user.ts';
import { Logo } from '../../ui/brand/Logo.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { ThemeSwitch } from '../../ui/page/ThemeSwitch.tsx';
import { phone, useMedia } from '../../ui/page/use-media.ts';
import { Bell } from '../bell/Bell.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { useLogoPath } from '../rail/use-menu-rights.ts';
import { shellText } from '../text.es.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import { CompanySelector } from './CompanySelector.tsx';
import styles from './TopBar.module.css';

interface TopBarProps {
  onOpenMenu: () => void;
  /** Ref of the slot filled by TopBarPart. */
  slot: (element: HTMLElement | null) => void;
  /** Reserves its row on a phone while the screen loads. */
  keepRow: boolean;
}

export function TopBar({ onOpenMenu, slot, keepRow }: TopBarProps) {
  const isPhone = useMedia(phone);
  const home = useLogoPath();
  return (
    <header className={styles.bar}>
      {isPhone && (
        <>
          <Button type="text" onClick={onOpenMenu} aria-label={shellText.openMenu} icon={<Icon of={Menu} />} />
          <Link className={styles.brand} to={home} aria-label={shellText.goToAudit}>
            <Logo height={24} word={false} />
          </Link>
        </>
      )}
      <div className={styles.company} data-tour="company">
        <CompanySelector />
      </div>
      <div className={`${styles.slot} ${keepRow ? styles.kept : ''}`} ref={slot} />
      <Row gap={12} className={styles.end}>
        <PaletteButton />
        <Bell />
        <HelpButton />
        <ThemeSwitch onChoose={(theme) => void chooseTheme(theme)} />
        <AvatarMenu />
      </Row>
    </header>
  );
}

function HelpButton() {
  return (
    <Button
      type="text"
      href="/ayuda"
      aria-label={shellText.help}
      title={shellText.help}
      data-tour="help"
      icon={<Icon of={Info} />}
    />
  );
}
