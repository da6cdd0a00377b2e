/** Link to the accounts and parameters of a built-in validation, with permission to see them. */
import { Link } from 'react-router';
import { customKey } from '#core/expression/custom-names.ts';
import { parametrizationPath } from '../../data/routes/company-route.ts';
import { allows, useAccess } from '../../data/users/access.ts';
import { settingsLinkText } from './text.es.ts';

interface SettingsLinkProps {
  company: number;
  /** Custom rules have no settings. */
  validation: { id: number; key: string; title: string };
}

export function SettingsLink({ company, validation: { id, key, title } }: SettingsLinkProps) {
  const access = useAccess();
  if (key === customKey || !access || !allows(access, 'parametrizacion.ver', company)) return null;
  return (
    <Link className="small" to={parametrizationPath(company, id)} aria-label={settingsLinkText.of(title)}>
      {settingsLinkText.short}
    </Link>
  );
}
