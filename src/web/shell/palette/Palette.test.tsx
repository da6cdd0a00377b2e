// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { type AuditMonth, auditMonths } from '#api/audits/audits/contract.ts';
import { searchCompany } from '#api/audits/explorer/search/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { guideValidations } from '#api/guide/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { madeAccess, madeCompany } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { session } from '../../data/session/session.ts';
import { PaletteButton } from './PaletteButton.tsx';

const company = (id: number, comp_business_name: string) => ({ ...madeCompany({ comp_business_name }), id });
const march: AuditMonth = {
  period: '2026-03',
  state: 'auditado',
  version: 1,
  auditId: null,
  openFindings: 0,
  critical: 0,
  healthIndex: null,
};
const found = {
  period: '2026-03',
  accounts: [{ code: '236540', name: 'Compras' }],
  thirdParties: [{ key: '900394374', id: '900394374', name: 'Papelería Los Andes S.A.S.' }],
  findings: [
    {
      rule: 'RET-1',
      fingerprint: 'a b',
      title: 'Retención sin consignar',
      account: '236540',
      severity: 'critica' as const,
    },
  ],
};
const all: PermissionKey[] = ['auditoria.ver', 'auditoria.ejecutar', 'parametrizacion.ver'];

function open(permissions = all) {
  const shown = show(<PaletteButton />, {
    signedInAs: { isRootUser: false },
    server: [
      answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 7, permissions }] }) }),
      answers(userCompanies, { data: [company(7, 'El Roble S.A.S.'), company(8, 'Guatavita Ltda.')] }),
      answers(auditMonths, { data: [march] }),
      answers(guideValidations, { data: [] }),
      answers(searchCompany, { data: found }),
    ],
  });
  session.selectCompany(company(7, 'El Roble S.A.S.'));
  return shown;
}
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Empresa, mes, cuenta/ });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = async () => document.getElementById((await field()).getAttribute('aria-activedescendant')!)?.textContent;

beforeEach(() => localStorage.removeItem('recent-places'));
afterEach(() => localStorage.removeItem('recent-places'));

describe('the search of everything', () => {
  it('opens with Ctrl K and its button, on screens and actions, and closes with Escape', async () => {
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await field();
    await waitFor(() => expect(options()).toContain('Cargar balance'));
    expect(options()).toEqual(
      expect.arrayContaining(['Inicio', 'Auditoría', 'Parametrizar Auditoría', 'Cerrar sesión']),
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await field();
  });

  it('finds companies and months by words without accents, and opens the chosen one with Enter', async () => {
    const { user, address } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'guatá');
    await waitFor(() => expect(options()[0]).toContain('Guatavita Ltda.'));
    await user.keyboard('{Enter}');
    expect(address()).toBe('/empresa/8/servicio/auditoria');
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'marzo 2026');
    await waitFor(() => expect(options()).toEqual(['Auditoría de marzo de 2026']));
  });

  it('asks the server for accounts, third parties and findings of the company, and leads to each', async () => {
    const { user, asked, address } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'papeleria');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Terceros' })).toBeDefined());
    expect(asked.find(({ path }) => path === '/companies/7/search')?.query).toEqual({ q: 'papeleria' });
    await user.click(screen.getByRole('option', { name: /Papelería/ }));
    expect(address()).toBe('/empresa/7/servicio/auditoria/balance?mes=2026-03&lista=tercero&tercero=900394374');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), '236540');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Hallazgos' })).toBeDefined());
    const account = within(screen.getByRole('group', { name: 'Cuentas' })).getByRole('option');
    expect(account.textContent).toBe('236540 Compras');
    await user.click(screen.getByRole('option', { name: /^Retención sin consignar/ }));
    expect(address()).toBe('/empresa/7/servicio/auditoria?mes=2026-03&ver=todos&hallazgo=a+b');
  });

  it('moves with the arrows, around its ends', async () => {
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(options()).toContain('Cargar balance'));
    const first = await active();
    await user.keyboard('{ArrowDown}');
    expect(await active()).toBe(options()[1]);
    await user.keyboard('{ArrowUp}');
    expect(await active()).toBe(first);
    await user.keyboard('{ArrowUp}');
    expect(await active()).toBe(options().at(-1));
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  });

  it('begins with what was opened last', async () => {
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'guatavita');
    await waitFor(() => expect(options()[0]).toContain('Guatavita'));
    await user.keyboard('{Enter}{Control>}k{/Control}');
    await field();
    expect(within(screen.getByRole('group', { name: 'Recientes' })).getByRole('option').textContent).toContain(
      'Guatavita Ltda.',
    );
  });

  it('asks for nothing of a company whose audits the user may not see', async () => {
    const { user, asked } = open(['parametrizacion.ver']);
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'papeleria');
    await screen.findByText('Nada coincide con «papeleria».');
    expect(asked.some(({ path }) => path.endsWith('/search') || path.endsWith('/months'))).toBe(false);
  });
});
