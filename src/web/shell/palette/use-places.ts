/** Everything that the user may open: companies, months, validations, screens, actions, and what the server finds. */
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatNit } from '#core/identity/nit.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { signOut } from '../../data/access/sign-in.ts';
import { useMonthsTo } from '../../data/audits/audits.ts';
import { useCompanySearch } from '../../data/audits/company-search.ts';
import { useCompanies } from '../../data/companies/companies.ts';
import { useConfiguration } from '../../data/configuration.ts';
import { useGuideValidations } from '../../data/guide/guide.ts';
import {
  auditPath,
  balancePath,
  findingPath,
  parametrizationPath,
  servicesPath,
} from '../../data/routes/company-route.ts';
import { helpPath, validationHelpPath } from '../../data/routes/help-route.ts';
import { isAdmin, useSession } from '../../data/session/session.ts';
import { otherTheme, useThemeMode } from '../../data/session/theme-mode.ts';
import { allows, useAccess } from '../../data/users/access.ts';
import { chooseTheme } from '../../data/users/own-user.ts';
import { actOfEntry } from '../rail/act-of-entry.ts';
import { mainMenu } from '../rail/menu.ts';
import { useMenuRights } from '../rail/use-menu-rights.ts';
import { type Place, recentPlaces } from './place.ts';
import { paletteText as text } from './text.es.ts';

interface Places {
  places: Place[];
  isSearching: boolean;
}

/** `words`: what was typed, once it settles. */
export function usePlaces(words: string): Places {
  const company = useSession(({ companyGlobal }) => companyGlobal);
  const rights = useMenuRights(company);
  const access = useAccess();
  const seesBooks = company > 0 && access !== undefined && rights.audit;
  const { data: companies = [] } = useCompanies();
  const { data: validations = [] } = useGuideValidations();
  const found = useFound(company, words, seesBooks);
  const months = useMonthPlaces(company, seesBooks);
  const screens = useScreenPlaces(company);
  const actions = useActionPlaces(company);
  const known = useMemo(
    () => [
      ...companies.map(
        ({ id, attributes }): Place => ({
          kind: 'company',
          key: `company ${id}`,
          label: attributes.comp_business_name,
          note: formatNit(attributes.comp_entity_id, attributes.comp_check_digit),
          to: access === undefined || allows(access, 'auditoria.ver', id) ? auditPath(id) : servicesPath(id),
        }),
      ),
      ...validations.map(
        ({ id, key, title }): Place => ({
          kind: 'validation',
          key: `validation ${key}`,
          label: title,
          to: company > 0 && rights.setUp ? parametrizationPath(company, id) : validationHelpPath(key),
        }),
      ),
    ],
    [companies, validations, company, access, rights.setUp],
  );
  const recent = useMemo(recentPlaces, []);
  return {
    places: [...recent, ...screens, ...actions, ...months, ...found.places, ...known],
    isSearching: found.isSearching,
  };
}

function useFound(company: number, words: string, enabled: boolean): Places {
  const { data, isFetching } = useCompanySearch(company, words, enabled);
  if (!data || !enabled || data.period === null) return { places: [], isSearching: isFetching };
  const { period } = data;
  return {
    isSearching: isFetching,
    places: [
      ...data.findings.map(
        ({ fingerprint, title, account }): Place => ({
          kind: 'finding',
          key: `finding ${fingerprint}`,
          label: title,
          ...(account !== null && { note: account }),
          // The server has compared what is not told.
          also: words,
          to: findingPath(company, period, fingerprint),
        }),
      ),
      ...data.accounts.map(
        ({ code, name }): Place => ({
          kind: 'account',
          key: `account ${code}`,
          label: `${code} ${name}`,
          to: balancePath(company, { mes: period, cuenta: code }),
        }),
      ),
      ...data.thirdParties.map(
        ({ key, id, name }): Place => ({
          kind: 'thirdParty',
          key: `third-party ${key}`,
          label: name || id,
          note: text.thirdPartyId(id),
          to: balancePath(company, { mes: period, lista: 'tercero', tercero: key }),
        }),
      ),
    ],
  };
}

function useMonthPlaces(company: number, enabled: boolean): Place[] {
  const { data = [] } = useMonthsTo(company, null, enabled);
  return data
    .filter(({ state }) => state !== 'sin_cargar')
    .toReversed()
    .flatMap(({ period: key }): Place[] => {
      const period = parsePeriod(key);
      if (!period) return [];
      const label = text.monthOf(formatPeriod(period));
      return [{ kind: 'month', key: `month ${key}`, label, also: key, to: `${auditPath(company)}?mes=${key}` }];
    });
}

function useScreenPlaces(company: number): Place[] {
  const { pathname } = useLocation();
  const rights = useMenuRights(company);
  const { upcoming } = useConfiguration();
  const screen = (label: string, to: string): Place => ({ kind: 'screen', key: `screen ${label}`, label, to });
  return [
    ...mainMenu({ pathname, company, rights, upcoming }).flatMap(({ entries }) =>
      entries.map(({ label, to, opens, also }): Place => {
        if (opens === undefined) return { ...screen(label, to), ...(also !== undefined && { also }) };
        return { kind: 'screen', key: `screen ${label}`, label, act: () => actOfEntry(opens) };
      }),
    ),
    screen(text.profile, '/editar-perfil'),
    screen(text.password, '/cambiar-password'),
    screen(text.help, helpPath),
  ];
}

function useActionPlaces(company: number): Place[] {
  const access = useAccess();
  const dark = useThemeMode() === 'dark';
  const may = (permission: PermissionKey, of: number | null) =>
    access !== undefined && !isAdmin() && allows(access, permission, of);
  const action = (label: string, does: Pick<Place, 'to' | 'act'>): Place => ({
    kind: 'action',
    key: `action ${label}`,
    label,
    ...does,
  });
  return [
    ...(company > 0 && may('auditoria.ejecutar', company)
      ? [action(text.action.load, { to: `${auditPath(company)}?cargar` })]
      : []),
    ...(may('empresas.editar', null) && may('empresas.ver', null)
      ? [action(text.action.newCompany, { to: '/empresa' })]
      : []),
    action(dark ? text.action.light : text.action.dark, { act: () => void chooseTheme(otherTheme()) }),
    action(text.action.logout, { act: () => void signOut() }),
  ];
}
