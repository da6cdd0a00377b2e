/** Entries of the main menu, with the seed's targets. */
import {
  BadgeCheck,
  Building2,
  ClipboardCheck,
  FileChartColumn,
  House,
  ListChecks,
  ListTree,
  type LucideIcon,
  Scale,
  ScrollText,
  SlidersHorizontal,
  TableProperties,
  Ticket,
  Users,
} from 'lucide-react';
import { firstCustomId } from '#core/expression/custom-names.ts';
import {
  auditPath,
  chartPath,
  companyOfPath,
  parametrizationPath,
  reportItemPath,
} from '../../data/routes/company-route.ts';
import { shellText } from '../text.es.ts';

export interface MenuEntry {
  label: string;
  icon: LucideIcon;
  to: string;
  /** Whether the entry matches the open page. */
  current: boolean;
  /** Opens a modal over the page instead of going to `to`. */
  opens?: 'predefined';
}

export interface MenuGroup {
  /** Title of a submenu; null for main entries. */
  title: string | null;
  entries: readonly MenuEntry[];
}

const companyPage = /^\/empresa(\/\d+)?$/;

/** Visibility of menu entries. */
export interface MenuRights {
  audit: boolean;
  setUp: boolean;
  /** Seed: administrators and root users; also for the activity log. */
  users: boolean;
  /** Licenses of all accounts and dated tables of the law: administrators. */
  licenses: boolean;
  /** Own license and codes; administrators create codes there. */
  codes: boolean;
}

const usersPage = /^\/(usuarios|usuario\/\d+|permisos|permissions|crear-cargo|editar-cargo|asignacion-cargos)$/;

/** `company`: selected company, 0 for none. */
export function mainMenu(pathname: string, company: number, rights: MenuRights): readonly MenuGroup[] {
  const onCompanyPage = companyPage.test(pathname);
  const home: MenuEntry = { label: shellText.home, icon: House, to: '/home', current: pathname === '/home' };
  const audit: MenuEntry = {
    label: shellText.audit,
    icon: ClipboardCheck,
    to: auditPath(company),
    current: companyOfPath(pathname) !== null && pathname.includes('/servicio/auditoria'),
  };
  const inSettings = companyOfPath(pathname) !== null && pathname.includes('/servicio/edicion-plan-cuentas');
  const onCustomRules = inSettings && pathname.endsWith(`/${firstCustomId}`);
  const settings: MenuEntry = {
    label: shellText.settings,
    icon: SlidersHorizontal,
    to: parametrizationPath(company, 0),
    current: inSettings && !onCustomRules,
  };
  const customRules: MenuEntry = {
    label: shellText.customRules,
    icon: ListChecks,
    to: parametrizationPath(company, firstCustomId),
    current: onCustomRules,
  };
  const companies: MenuEntry = {
    label: shellText.companies,
    icon: Building2,
    to: company > 0 && !onCompanyPage ? `/empresa/${company}` : '/empresas',
    current: pathname === '/empresas' || onCompanyPage,
  };
  const users: MenuEntry = { label: shellText.users, icon: Users, to: '/usuarios', current: usersPage.test(pathname) };
  const page = (label: string, icon: LucideIcon, to: string): MenuEntry => ({
    label,
    icon,
    to,
    current: pathname === to,
  });
  const licenses = page(shellText.licenses, BadgeCheck, '/licencias');
  const legalRates = page(shellText.legalRates, Scale, '/tablas-de-ley');
  // The seed's menu opens it over whatever page is there.
  const predefined: MenuEntry = {
    label: shellText.predefined,
    icon: TableProperties,
    to: pathname,
    current: false,
    opens: 'predefined',
  };
  const codes = page(rights.licenses ? shellText.codes : shellText.ownCodes, Ticket, '/codigos');
  const record = page(shellText.record, ScrollText, '/registro-de-actividad');
  const system = [
    companies,
    ...(rights.users ? [users] : []),
    ...(rights.codes ? [codes] : []),
    ...(rights.users ? [record] : []),
  ];
  const groups: MenuGroup[] = [
    {
      title: null,
      entries: [home, ...(rights.audit ? [audit] : []), ...(rights.licenses ? [licenses, legalRates, predefined] : [])],
    },
    {
      title: shellText.setUpAudit,
      entries: rights.setUp
        ? [chartEntry(pathname, company), settings, reportEntry(pathname, company), customRules]
        : [],
    },
    { title: shellText.system, entries: system },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

function reportEntry(pathname: string, company: number): MenuEntry {
  return {
    label: shellText.report,
    icon: FileChartColumn,
    to: reportItemPath(company, 0),
    current: companyOfPath(pathname) !== null && pathname.includes('/servicio/edicion-informe-financiero'),
  };
}

function chartEntry(pathname: string, company: number): MenuEntry {
  const current = companyOfPath(pathname) !== null && pathname.endsWith('/servicio/plan-cuentas');
  return { label: shellText.chart, icon: ListTree, to: chartPath(company), current };
}
