/** Entries of the main menu: the seed's, in its order and with its targets, and ours in their groups after them. */
import {
  BadgeCheck,
  Bell,
  Building2,
  ChartColumn,
  ClipboardCheck,
  FileChartColumn,
  FolderTree,
  Gavel,
  House,
  Inbox,
  Landmark,
  ListChecks,
  ListTree,
  type LucideIcon,
  Scale,
  ScrollText,
  SlidersHorizontal,
  Ticket,
  Users,
} from 'lucide-react';
import { firstCustomId } from '#core/expression/custom-names.ts';
import type { UpcomingModule } from '#core/product/upcoming.ts';
import {
  auditPath,
  chartPath,
  companyOfPath,
  parametrizationPath,
  pendingPath,
  reportItemPath,
  statementsPath,
} from '../../data/routes/company-route.ts';
import { shellText } from '../text.es.ts';

export interface MenuEntry {
  label: string;
  icon: LucideIcon;
  to: string;
  /** Other words under which the search of everything finds it. */
  also?: string;
  /** Whether the entry matches the open page. */
  current: boolean;
  /** Acts over the page instead of going to `to`: a modal, or the notice of a module that is not offered yet. */
  opens?: 'predefined' | 'upcoming';
}

export interface MenuGroup {
  /** Title of a submenu; null for main entries. */
  title: string | null;
  entries: readonly MenuEntry[];
}

const companyPage = /^\/empresa(\/\d+)?$/;

const usersPage = /^\/(usuarios|usuario(\/\d+)?|permisos|permissions|crear-cargo|editar-cargo|asignacion-cargos)$/;

/** Visibility of menu entries. */
export interface MenuRights {
  statements: boolean;
  audit: boolean;
  setUp: boolean;
  /** The page of the selected company. */
  company: boolean;
  /** Seed: administrators and root users; also for the activity log. */
  users: boolean;
  /** What is the provider's: licenses of all accounts, usage, predefined parametrization, templates, lists of the DIAN. */
  staff: boolean;
  /** Own license and codes; administrators create codes there. */
  codes: boolean;
}

export interface MenuState {
  pathname: string;
  /** Selected company, 0 for none. */
  company: number;
  rights: MenuRights;
  /** Modules that this installation only announces. */
  upcoming: readonly UpcomingModule[];
}

export function mainMenu(state: MenuState): readonly MenuGroup[] {
  const groups: MenuGroup[] = [
    { title: null, entries: mainEntries(state) },
    { title: shellText.system, entries: systemEntries(state) },
    { title: shellText.audit, entries: state.rights.setUp ? setUpEntries(state) : [] },
    { title: shellText.dian, entries: state.rights.staff ? [dianEntry(state)] : [] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

function page({ pathname }: MenuState, label: string, icon: LucideIcon, to: string): MenuEntry {
  return { label, icon, to, current: pathname === to };
}

/** A screen of the selected company; `part` of the path says that it is open. */
function companyScreen({ pathname }: MenuState, label: string, icon: LucideIcon, to: string, part: string): MenuEntry {
  return { label, icon, to, current: companyOfPath(pathname) !== null && pathname.includes(part) };
}

/** The entry, unless its module is only announced. */
function offered({ upcoming }: MenuState, module: UpcomingModule, entry: MenuEntry): MenuEntry {
  return upcoming.includes(module) ? { ...entry, current: false, opens: 'upcoming' } : entry;
}

function mainEntries(state: MenuState): MenuEntry[] {
  const { company, rights, pathname } = state;
  const statements = companyScreen(
    state,
    shellText.statements,
    Scale,
    statementsPath(company),
    '/servicio/estado-financiero',
  );
  const audit = companyScreen(state, shellText.audit, ClipboardCheck, auditPath(company), '/servicio/auditoria');
  const staff: MenuEntry[] = [
    page(state, shellText.licenses, BadgeCheck, '/licencias'),
    offered(state, 'reports', page(state, shellText.usage, ChartColumn, '/reportes')),
    // The seed's menu opens it over whatever page is there.
    { label: shellText.predefined, icon: ListTree, to: pathname, current: false, opens: 'predefined' },
    offered(state, 'notifications', page(state, shellText.notifications, Bell, '/notificaciones')),
    page(state, shellText.legalRates, Gavel, '/tablas-de-ley'),
  ];
  return [
    page(state, shellText.home, House, '/home'),
    ...(rights.statements ? [offered(state, 'statements', statements)] : []),
    ...(rights.audit ? [audit] : []),
    ...(rights.audit && !rights.staff ? [page(state, shellText.pending, Inbox, pendingPath)] : []),
    ...(rights.staff ? staff : []),
  ];
}

function systemEntries(state: MenuState): MenuEntry[] {
  const { company, rights, pathname } = state;
  const onCompanyPage = companyPage.test(pathname);
  const companies: MenuEntry = {
    label: shellText.companies,
    icon: Building2,
    to: company > 0 && rights.company && !onCompanyPage ? `/empresa/${company}` : '/empresas',
    current: pathname === '/empresas' || onCompanyPage,
  };
  const users: MenuEntry = { label: shellText.users, icon: Users, to: '/usuarios', current: usersPage.test(pathname) };
  return [
    companies,
    ...(rights.users ? [users] : []),
    ...(rights.codes ? [page(state, rights.staff ? shellText.codes : shellText.ownCodes, Ticket, '/codigos')] : []),
    ...(rights.users ? [page(state, shellText.record, ScrollText, '/registro-de-actividad')] : []),
  ];
}

/** The seed's "Parametrizar Auditoría" goes to the chart of accounts; the steps after it follow. */
function setUpEntries(state: MenuState): MenuEntry[] {
  const { company, pathname } = state;
  const ofParametrization = (label: string, icon: LucideIcon, step: number) =>
    companyScreen(state, label, icon, parametrizationPath(company, step), '/servicio/edicion-plan-cuentas');
  const settings = ofParametrization(shellText.settings, SlidersHorizontal, 0);
  const customRules = ofParametrization(shellText.customRules, ListChecks, firstCustomId);
  const onCustomRules = customRules.current && pathname.endsWith(`/${firstCustomId}`);
  const chart = companyScreen(state, shellText.setUpAudit, FolderTree, chartPath(company), '/servicio/plan-cuentas');
  const reportPart = '/servicio/edicion-informe-financiero';
  return [
    { ...chart, also: shellText.chart },
    { ...settings, current: settings.current && !onCustomRules },
    companyScreen(state, shellText.report, FileChartColumn, reportItemPath(company, 0), reportPart),
    { ...customRules, current: onCustomRules },
  ];
}

function dianEntry(state: MenuState): MenuEntry {
  return offered(state, 'dian', page(state, shellText.dianNits, Landmark, '/nits-dian'));
}
