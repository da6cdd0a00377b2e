/** Profile of the user by section; the section is in the URL. */

import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../../data/session/session.ts';
import { Columns } from '../../ui/layout/Layout.tsx';
import nav from '../../ui/nav/Nav.module.css';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { DataSection } from './data/DataSection.tsx';
import { OwnDataSection } from './own-data/OwnDataSection.tsx';
import { PreferencesSection } from './preferences/PreferencesSection.tsx';
import styles from './Screen.module.css';
import { type Section, sectionOf, sectionsOf } from './sections.ts';
import { SecuritySection } from './security/SecuritySection.tsx';
import { profileText } from './text.es.ts';
import { TokensSection } from './tokens/TokensSection.tsx';
import { WebhooksSection } from './webhooks/WebhooksSection.tsx';

const parts: Record<Section, () => React.ReactNode> = {
  datos: DataSection,
  seguridad: SecuritySection,
  preferencias: PreferencesSection,
  llaves: TokensSection,
  webhooks: WebhooksSection,
  'mis-datos': OwnDataSection,
};

export function EditProfile() {
  const [search] = useSearchParams();
  const sections = sectionsOf(useSession((state) => state.isRootUser));
  const shown = sectionOf(search, sections);
  const Part = parts[shown];
  const list = useRef<HTMLUListElement>(null);
  // On a phone the tabs scroll horizontally.
  useEffect(() => {
    list.current?.querySelector(`[data-section="${shown}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);
  return (
    <>
      <PageHeader title={profileText.title} context={profileText.context} />
      <Columns of="184px minmax(0, 760px)" gap={24} rowGap={12} until="tablet" align="start">
        <nav aria-label={profileText.sectionsLabel}>
          <ul ref={list} className={styles.sections}>
            {sections.map((section) => (
              <li key={section}>
                <Link
                  to={`?seccion=${section}`}
                  replace
                  preventScrollReset
                  data-section={section}
                  className={nav.entry}
                  aria-current={section === shown ? 'page' : undefined}
                >
                  {profileText.sections[section]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Part />
        </div>
      </Columns>
    </>
  );
}
