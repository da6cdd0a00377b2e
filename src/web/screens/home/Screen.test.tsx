// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { getFirstSteps } from '#api/audits/first-steps/contract.ts';
import {
  deletePortfolioView,
  getPortfolio,
  listPortfolioViews,
  markCompany,
  type PortfolioMeta,
  type PortfolioMonth,
  type PortfolioRow,
  savePortfolioView,
} from '#api/audits/portfolio/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { madeAccess, madeCompany } from '../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { Screen } from './Screen.tsx';

const months = (last: Partial<PortfolioMonth> = {}): PortfolioMonth[] =>
  Array.from({ length: 12 }, (_, index) => ({
    period: index < 2 ? `2025-${11 + index}` : `2026-${String(index - 1).padStart(2, '0')}`,
    state: 'auditado' as const,
    openFindings: 0,
    critical: 0,
    healthIndex: 90 - index,
    ...(index === 11 && last),
  }));
const row = (id: number, attributes: Partial<PortfolioRow['attributes']> = {}): PortfolioRow => ({
  id,
  attributes: {
    name: `Empresa ${id}`,
    nit: '900394374',
    checkDigit: 4,
    subscriber: null,
    isFavourite: false,
    tags: [],
    months: months({ openFindings: 15, critical: 1, healthIndex: 59 }),
    standing: {
      period: '2026-10',
      healthIndex: 59,
      change: -15,
      open: { critica: 1, alta: 4, media: 7, baja: 3 },
      amount: '42566971.00',
      amountBefore: '40000000.00',
    },
    people: [{ id: 7, name: 'Ana Peña', findings: 3 }],
    due: [{ obligation: 'retencion', period: '2026-10', date: '2026-11-24' }],
    lacks: [],
    ...attributes,
  },
});
const meta = (changes: Partial<PortfolioMeta> = {}): PortfolioMeta => ({
  today: '2026-11-23',
  period: '2026-10',
  counts: { all: 2, critical: 1, pending: 1, due: 1, favourite: 0 },
  totals: {
    companies: 2,
    audited: 1,
    loaded: 0,
    missing: 1,
    open: { critica: 1, alta: 4, media: 7, baja: 3 },
    amount: '42566971.00',
    comparison: { before: '40000000.00', now: '42566971.00' },
    missingNames: ['Papelería Los Andes S.A.S.'],
    next: { companyId: 1, name: 'Empresa 1', obligation: 'retencion', period: '2026-10', date: '2026-11-24' },
  },
  tags: ['Norte'],
  people: [{ id: 7, name: 'Ana Peña' }],
  lacksCalendar: null,
  ...changes,
});
const unloaded = row(2, {
  name: 'Papelería Los Andes S.A.S.',
  months: months({ state: 'sin_cargar', healthIndex: null }),
  standing: null,
  people: [],
  due: [],
});
const two = [madeCompany(), { ...madeCompany(), id: 2 }];

function open(
  address = '/home',
  { data = [row(1), unloaded], about = meta(), companies = two, also = [] as ReturnType<typeof answers>[] } = {},
) {
  return show(<Screen />, {
    address,
    server: [
      ...also,
      answers(userCompanies, { data: companies }),
      answers(ownAccess, { data: madeAccess() }),
      answers(getPortfolio, { data, meta: about }),
      answers(listPortfolioViews, { data: [] }),
      answers(getFirstSteps, { data: { isAside: false, steps: [{ step: 'balance', isDone: false }] } }),
    ],
  });
}
const queries = (asked: ReturnType<typeof open>['asked']) =>
  asked.filter(({ path }) => path === '/user/portfolio').map(({ query }) => query);
const sent = (asked: ReturnType<typeof open>['asked'], method: string) =>
  asked.filter((one) => one.method === method && one.path !== '/auth/logout');

describe('the portfolio', () => {
  it('says what all companies add up to, and who lacks its balance', async () => {
    open();
    await screen.findByText('Octubre de 2026 está auditado en 1 de 2. Falta por cargar Papelería Los Andes S.A.S.');
    const tiles = within(screen.getByRole('region', { name: 'Resumen' }));
    expect(tiles.getByText('42.566.971')).toBeDefined();
    expect(tiles.getByText('6,4 % más que en septiembre')).toBeDefined();
    expect(tiles.getByText('Mañana')).toBeDefined();
    expect(tiles.getByText('1 sin cargar')).toBeDefined();
  });

  it('leads from each figure to the findings behind it', async () => {
    open();
    const [cells] = await screen.findAllByRole('row', { name: /Empresa 1/ });
    const link = (name: string | RegExp) => within(cells!).getByRole('link', { name }).getAttribute('href');
    const audit = '/empresa/1/servicio/auditoria';
    expect(link('Empresa 1')).toBe(audit);
    expect(link('Empresa 1, oct 2026: 15 hallazgos, alguno crítico')).toBe(`${audit}?mes=2026-10`);
    expect(link('59')).toBe(`${audit}?mes=2026-10`);
    expect(link('4')).toBe(`${audit}?mes=2026-10&severidad=alta`);
    expect(link('42.566.971')).toBe(`${audit}?mes=2026-10&monto=en_riesgo`);
    expect(within(cells!).getByText('−15')).toBeDefined();
    expect(within(cells!).getByText('Ana Peña: 3 hallazgos')).toBeDefined();
  });

  it('has one tab stop for the months of a company', async () => {
    open();
    const strip = within((await screen.findAllByRole('navigation', { name: 'Meses de Empresa 1' }))[0]!);
    const stops = strip.getAllByRole('link').map(({ tabIndex }) => tabIndex);
    expect(stops).toEqual([...Array<number>(11).fill(-1), 0]);
  });

  it('asks the server for another order, and keeps it in the address', async () => {
    const { user, asked, address } = open();
    await user.click(await screen.findByRole('button', { name: 'En riesgo' }));
    await waitFor(() => expect(queries(asked).at(-1)).toEqual({ sort: '-amount' }));
    expect(address()).toBe('/home?orden=-amount');
    await user.click(screen.getByRole('button', { name: 'En riesgo' }));
    await waitFor(() => expect(queries(asked).at(-1)).toEqual({ sort: 'amount' }));
  });

  it('asks for a group, a tag, a person, words and other months', async () => {
    const { asked } = open(
      '/home?grupo=criticos&etiqueta=Norte&encargado=7&buscar=roble&hasta=2026-03&orden=inventado',
    );
    await screen.findByRole('link', { name: 'Con críticos 1' });
    expect(queries(asked)[0]).toEqual({ part: 'critical', tag: 'Norte', assignee: '7', q: 'roble', to: '2026-03' });
    const group = screen.getByRole('link', { name: 'Vencen pronto 1' }).getAttribute('href');
    expect(group).toBe('/?buscar=roble&grupo=vencen&etiqueta=Norte&encargado=7'.replace('/?', '/home?'));
  });

  it('marks a company as favourite, and gives it tags', async () => {
    const { user, asked } = open('/home', { also: [answers(markCompany, { data: { isFavourite: true, tags: [] } })] });
    await user.click(await screen.findByRole('button', { name: 'Marcar Empresa 1 como favorita' }));
    await waitFor(() => expect(sent(asked, 'PUT')[0]?.body).toEqual({ isFavourite: true, tags: [] }));
    expect(sent(asked, 'PUT')[0]?.path).toBe('/user/portfolio/companies/1');
    await user.click(screen.getByRole('button', { name: 'Etiquetas de Empresa 1' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Norte' }));
    await waitFor(() => expect(sent(asked, 'PUT')[1]?.body).toMatchObject({ tags: ['Norte'] }));
    await user.type(screen.getByRole('textbox', { name: 'Etiqueta nueva' }), 'Nómina{Enter}');
    await waitFor(() => expect(sent(asked, 'PUT')[2]?.body).toMatchObject({ tags: ['Nómina'] }));
  });

  it('keeps a view under a name, and says when the name is taken', async () => {
    const message = 'Ya tienes una vista que se llama «Urgentes». Escribe otro nombre.';
    const { user, asked } = open('/home?grupo=criticos&orden=-amount', {
      also: [refuses(savePortfolioView, 409, { error: 'portfolio.view_name_taken', message })],
    });
    await user.click(await screen.findByRole('button', { name: 'Vistas' }));
    await user.type(await screen.findByRole('textbox', { name: 'Nombre de la vista' }), 'Urgentes{Enter}');
    await screen.findByText(message);
    expect(sent(asked, 'POST')[0]?.body).toEqual({
      name: 'Urgentes',
      query: { part: 'critical', sort: '-amount' },
    });
  });

  it('leads to saved views, and deletes them', async () => {
    const view = { id: 4, attributes: { name: 'Urgentes', query: { part: 'critical', sort: '-amount' } } } as const;
    const { user, asked } = open('/home', {
      also: [answers(listPortfolioViews, { data: [view] }), answers(deletePortfolioView, undefined)],
    });
    await user.click(await screen.findByRole('button', { name: 'Vistas' }));
    const link = await screen.findByRole('link', { name: 'Urgentes' });
    expect(link.getAttribute('href')).toBe('/home?grupo=criticos&orden=-amount');
    await user.click(screen.getByRole('button', { name: 'Borrar la vista Urgentes' }));
    await waitFor(() => expect(sent(asked, 'DELETE')[0]?.path).toBe('/user/portfolio/views/4'));
  });

  it('draws only the rows in view of five hundred', async () => {
    const many = Array.from({ length: 500 }, (_, index) => row(index + 1));
    open('/home', { data: many });
    const table = await screen.findByRole('table');
    expect(table.getAttribute('aria-rowcount')).toBe('501');
    expect(within(table).getAllByRole('row').length).toBeLessThan(100);
  });

  it('shows no figure of a company whose audits the user may not see', async () => {
    const hidden = row(3, { months: null, standing: null, people: [] });
    open('/home', { data: [hidden, unloaded] });
    const [cells] = await screen.findAllByRole('row', { name: /Empresa 3/ });
    expect(within(cells!).getByText('Sin permiso para ver sus auditorías')).toBeDefined();
    expect(
      within(cells!)
        .queryAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Empresa 3']);
  });

  it('says that the calendar of a year is not published', async () => {
    open('/home', { about: meta({ lacksCalendar: 2027 }) });
    await screen.findByText(/El calendario de la DIAN de 2027 no está publicado en Cuadre/);
  });

  it('says when no company is left, and shows all again', async () => {
    const { user, address } = open('/home?buscar=zzz', { data: [] });
    await screen.findByText('Ninguna empresa cumple estos filtros.');
    await user.click(screen.getByRole('button', { name: 'Ver todas' }));
    expect(address()).toBe('/home');
  });
});

describe('one company', () => {
  it('has its dashboard: how it stands, what to do next and what is due', async () => {
    const own = row(1, { lacks: ['regimen'] });
    open('/home', { data: [own], companies: [{ ...madeCompany({ comp_business_name: 'Empresa 1' }), id: 1 }] });
    await screen.findByText(/Último mes auditado: octubre de 2026/);
    const steps = within(screen.getByRole('region', { name: 'Qué sigue' }));
    expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Resuelve 1 hallazgo crítico de octubre de 2026',
      'Revisa 4 hallazgos altos de octubre de 2026',
      'Presenta Retención de octubre de 2026',
      'Di en qué régimen de renta está',
    ]);
    const due = within(screen.getByRole('region', { name: 'Vencimientos DIAN' }));
    expect(due.getByText('24 de noviembre de 2026')).toBeDefined();
    expect(
      screen.getByRole('img', { name: /Índice de salud: primero, nov 2025: 90; último, oct 2026: 59/ }),
    ).toBeDefined();
  });

  it('without audits leads to the first balance', async () => {
    const fresh = { ...unloaded, id: 1 };
    open('/home', { data: [fresh], companies: [{ ...madeCompany(), id: 1 }] });
    const step = await screen.findByRole('link', { name: 'Carga el balance de octubre de 2026' });
    expect(step.getAttribute('href')).toBe('/empresa/1/servicio/auditoria?mes=2026-10&cargar');
  });
});

it('without companies it offers to create the first', async () => {
  open('/home', { companies: [], also: [answers(ownAccess, { data: madeAccess({ account: ['empresas.editar'] }) })] });
  await screen.findByRole('button', { name: 'Crear empresa' });
});

describe('who is let in nowhere yet', () => {
  it('reads whom to ask for a role', async () => {
    const subscriber = { name: 'Ana Ruiz', email: 'ana@ejemplo.co' };
    const access = madeAccess({ hasRole: false, subscriber });
    show(<Screen />, { server: [answers(userCompanies, { data: [] }), answers(ownAccess, { data: access })] });
    await screen.findByText(/todavía no tiene cargo.*pídele un cargo a Ana Ruiz \(ana@ejemplo\.co\)/);
  });
});
