// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type DueCalendar,
  listDueCalendars,
  loadDueCalendar,
  readDueCalendar,
  withdrawDueCalendar,
} from '#api/audits/due-calendars/contract.ts';
import { listLegalRates } from '#api/audits/legal-rates/contract.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { Screen } from '../Screen.tsx';

const row = (period: string): DueCalendar['attributes']['rows'][number] => ({
  obligation: 'retencion',
  period,
  dates: Array.from({ length: 10 }, (_, digit) => `2026-02-1${digit}`),
});
const rows = [row('2026-01'), row('2026-02')];
const own: DueCalendar = { id: 2026, attributes: { version: 0, rows, isComputed: false, loaded: null } };
const next: DueCalendar = { id: 2027, attributes: { version: 0, rows, isComputed: true, loaded: null } };
const none: DueCalendar = { id: 2025, attributes: { version: 0, rows: [], isComputed: false, loaded: null } };
const loaded = { norm: 'Decreto 9 de 2026', source: '9', normDay: '2026-01-02', by: 'Ana', at: '2026-01-03T15:00:00Z' };

const open = (address: string, calendars: DueCalendar[], ...server: ReturnType<typeof answers>[]) =>
  show(<Screen />, {
    address: `/tablas-de-ley?tabla=calendario${address}`,
    server: [answers(listLegalRates, { data: [] }), answers(listDueCalendars, { data: calendars }), ...server],
  });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const sent = (asked: readonly { method: string; path: string; body: unknown }[], method: string) =>
  asked.filter((one) => one.method === method);

async function typeNorm(user: ReturnType<typeof open>['user']) {
  await user.type(field('Norma'), 'Decreto 10 de 2026');
  await user.type(field('Enlace o número de la norma'), '010');
  await user.type(field('Fecha de la norma'), '20/12/2026');
}

describe('the calendars of due dates', () => {
  it('show the newest one that is loaded, by return and digit, with its norm', async () => {
    open('', [next, { ...own, attributes: { ...own.attributes, version: 1, loaded } }]);
    await screen.findByRole('heading', { name: 'Calendario de la DIAN de 2026' });
    expect(screen.getByText(/^Decreto 9 de 2026, por el último dígito del NIT\. Lo cargó Ana/)).toBeDefined();
    const cells = within(screen.getByRole('row', { name: /enero de 2026/ })).getAllByRole('cell');
    expect(cells.slice(1, 11).map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => `1${digit} feb`),
    );
  });

  it('say that a year is not loaded', async () => {
    open('&anio=2025', [next, own, none]);
    await screen.findByText(/El calendario de 2025 no está cargado\./);
  });

  it('say that computed dates are to be confirmed', async () => {
    open('&anio=2027', [next, own]);
    await screen.findByText(/^por confirmar: la DIAN no lo ha publicado, o no está cargado\./);
  });

  it('take other dates for one return, over the version that was read', async () => {
    const { user, asked } = open('', [own], answers(loadDueCalendar, { data: own }));
    await user.click(await screen.findByRole('button', { name: /^Cambiar las fechas de .+febrero de 2026$/ }));
    const digit = field('NIT terminado en 4');
    await user.clear(digit);
    await user.type(digit, '20/03/2026');
    await typeNorm(user);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cargar' }));
    await waitFor(() => expect(sent(asked, 'PUT')).toHaveLength(1));
    const { body, path } = sent(asked, 'PUT')[0]!;
    expect(path).toBe('/due-calendars/2026');
    const changed = row('2026-02');
    expect(body).toEqual({
      rows: [row('2026-01'), { ...changed, dates: changed.dates.with(4, '2026-03-20') }],
      norm: 'Decreto 10 de 2026',
      source: '010',
      normDay: '2026-12-20',
    });
  });

  it('take a table, and load nothing while it has problems', async () => {
    const problem = 'IVA bimestral, enero y febrero de 2027: faltan sus fechas.';
    const reading = answers(readDueCalendar, { data: { rows: [row('2027-01')], changes: 10, problems: [problem] } });
    const { user, asked } = open('&anio=2027', [next, own], reading);
    await user.click(await screen.findByRole('button', { name: 'Cargar calendario' }));
    const table = new File(['x'], 'calendario.xlsx');
    await user.upload(screen.getByLabelText<HTMLInputElement>(/Tabla del calendario/), table);
    await screen.findByText(problem);
    await typeNorm(user);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cargar' }));
    expect(sent(asked, 'PUT')).toEqual([]);
  });

  it('say how many dates a table changes, and what the service objects to', async () => {
    const message = 'Alguien más lo cambió mientras lo editabas.';
    const { user, asked } = open(
      '&anio=2027',
      [next, own],
      answers(readDueCalendar, { data: { rows: [row('2027-01')], changes: 10, problems: [] } }),
      refuses(loadDueCalendar, 409, { error: 'resource.conflict', message }),
    );
    await user.click(await screen.findByRole('button', { name: 'Cargar calendario' }));
    await user.upload(screen.getByLabelText<HTMLInputElement>(/Tabla del calendario/), new File(['x'], 'c.xlsx'));
    await screen.findByText('Cambian 10 fechas.');
    await typeNorm(user);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cargar' }));
    await screen.findByText(message);
    expect(sent(asked, 'PUT')[0]?.body).toMatchObject({ rows: [row('2027-01')] });
  });

  it('withdraw a loaded one after a question', async () => {
    const calendar = { ...own, attributes: { ...own.attributes, version: 1, loaded } };
    const { user, asked } = open('', [calendar], answers(withdrawDueCalendar, { data: own }));
    await user.click(await screen.findByRole('button', { name: 'Retirar' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, retirar' }));
    await waitFor(() => expect(sent(asked, 'DELETE')[0]?.path).toBe('/due-calendars/2026'));
  });
});
