/** To the accounts and parameters of one of our validations, for those who may see them. */
import { Link } from 'react-router';
import { customKey } from '#core/expression/custom-names.ts';
import { parametrizationPath } from '../../data/routes/company-route.ts';
import { allows, useAccess } from '../../data/users/access.ts';
import { settingsLinkText } from './text.es.ts';

interface SettingsLinkProps {
  company: number;
  /** Those of the company's own have no settings: they are written whole. */
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
