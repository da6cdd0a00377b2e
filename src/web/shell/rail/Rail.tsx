/** Main menu at the left, expanded or collapsed; on phones in a drawer. */
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useConfiguration } from '../../data/configuration.ts';
import { useSession } from '../../data/session/session.ts';
import { Logo } from '../../ui/brand/Logo.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import nav from '../../ui/nav/Nav.module.css';
import { shellText } from '../text.es.ts';
import { actOfEntry } from './act-of-entry.ts';
import { type MenuEntry, mainMenu } from './menu.ts';
import styles from './Rail.module.css';
import { SupportLinks } from './SupportLinks.tsx';
import { useLogoPath, useMenuRights } from './use-menu-rights.ts';

/** Only if enabled in the configuration. */
const RolesDrawer = lazy(async () => ({ default: (await import('./RolesDrawer.tsx')).RolesDrawer }));

interface RailProps {
  narrow: boolean;
  onToggle: () => void;
}

export function Rail({ narrow, onToggle }: RailProps) {
  const home = useLogoPath();
  const toggleLabel = narrow ? shellText.widenRail : shellText.narrowRail;
  const ToggleIcon = narrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside className={`${styles.rail} ${narrow ? styles.narrow : ''}`}>
      <Link className={styles.brand} to={home} aria-label={shellText.goToAudit}>
        <Logo height={26} word={!narrow} />
      </Link>
      <RailMenu narrow={narrow} />
      <Row className={styles.foot}>
        <SupportLinks narrow={narrow} />
        <Button
          type="text"
          className={styles.toggle}
          icon={<Icon of={ToggleIcon} className="mut" />}
          onClick={onToggle}
          aria-label={toggleLabel}
          title={toggleLabel}
          aria-expanded={!narrow}
        />
      </Row>
    </aside>
  );
}

/** Menu entries; `onNavigate` closes the drawer first. */
export function RailMenu({ narrow = false, onNavigate }: { narrow?: boolean; onNavigate?: () => void }) {
  const { pathname } = useLocation();
  const company = useSession((session) => session.companyGlobal);
  const rights = useMenuRights(company);
  const { upcoming, showsRolesDrawer } = useConfiguration();
  return (
    <nav className={styles.menu} aria-label={shellText.menu}>
      {mainMenu({ pathname, company, rights, upcoming }).map(({ title, entries }) => (
        <div key={title ?? ''} className={styles.group}>
          {title && !narrow && (
            <Text as="div" tone="muted" size="small" className={styles.groupTitle}>
              {title}
            </Text>
          )}
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>
                <RailEntry entry={entry} narrow={narrow} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {rights.users && showsRolesDrawer && (
        <Suspense>
          <RolesDrawer narrow={narrow} onNavigate={onNavigate} />
        </Suspense>
      )}
    </nav>
  );
}

interface RailEntryProps {
  entry: MenuEntry;
  narrow: boolean;
  onNavigate: (() => void) | undefined;
}

function RailEntry({ entry: { label, icon: Sign, to, current, opens }, narrow, onNavigate }: RailEntryProps) {
  if (opens)
    return (
      <button
        type="button"
        className={`${nav.entry} ${styles.entry}`}
        title={narrow ? label : undefined}
        aria-haspopup={opens === 'predefined' ? 'dialog' : undefined}
        onClick={() => {
          onNavigate?.();
          actOfEntry(opens);
        }}
      >
        <Icon of={Sign} />
        <span className={narrow ? 'sr' : undefined}>{label}</span>
      </button>
    );
  return (
    <Link
      className={`${nav.entry} ${styles.entry}`}
      to={to}
      aria-current={current ? 'page' : undefined}
      title={narrow ? label : undefined}
      onClick={onNavigate}
    >
      <Icon of={Sign} />
      <span className={narrow ? 'sr' : undefined}>{label}</span>
    </Link>
  );
}
