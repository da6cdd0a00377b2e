/** The entries of the main menu that exist, with the seed's rules for where each one leads. */
import { Building2, ClipboardCheck, ListChecks, type LucideIcon } from 'lucide-react';
import { firstCustomId } from '#core/expression/custom-names.ts';
import { auditPath, companyOfPath, parametrizationPath } from '../data/company-route.ts';
import { shellText } from './text.es.ts';

export interface MenuEntry {
  label: string;
  icon: LucideIcon;
  to: string;
  /** Whether the page that is open is this entry's. */
  current: boolean;
}

export interface MenuGroup {
  /** Of a submenu; the main entries have none. */
  title: string | null;
  entries: readonly MenuEntry[];
}

const companyPage = /^\/empresa(\/\d+)?$/;

/** `company` is the selected company, 0 for none. */
export function mainMenu(pathname: string, company: number): readonly MenuGroup[] {
  const onCompanyPage = companyPage.test(pathname);
  const audit: MenuEntry = {
    label: shellText.audit,
    icon: ClipboardCheck,
    to: auditPath(company),
    current: companyOfPath(pathname) !== null && pathname.includes('/servicio/auditoria'),
  };
  const ownRules: MenuEntry = {
    label: shellText.ownRules,
    icon: ListChecks,
    to: parametrizationPath(company, firstCustomId),
    current: companyOfPath(pathname) !== null && pathname.includes('/servicio/edicion-plan-cuentas'),
  };
  const companies: MenuEntry = {
    label: shellText.companies,
    icon: Building2,
    to: company > 0 && !onCompanyPage ? `/empresa/${company}` : '/empresas',
    current: pathname === '/empresas' || onCompanyPage,
  };
  return [
    { title: null, entries: [audit] },
    { title: shellText.setUpAudit, entries: [ownRules] },
    { title: shellText.system, entries: [companies] },
  ];
}
