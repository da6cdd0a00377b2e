// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  type DianListItem,
  type DianLoadItem,
  listDianDifferences,
  listDianLists,
  listTouchedCompanies,
  loadDianList,
  type ReadDianList,
  readDianList,
} from '#api/audits/dian-lists/contract.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { Screen } from './Screen.tsx';

const load = (number: number | null, more: Partial<DianLoadItem> = {}): DianLoadItem => ({
  number,
  from: '2026-11-20',
  fileName: `ficticios-${number}.xlsx`,
  count: 1147,
  entered: 38,
  departed: 12,
  problem: null,
  state: 'current',
  loadedBy: 'Andrés Velasco',
  loadedAt: '2026-11-21T13:40:00.000Z',
  ...more,
});
const lists: DianListItem[] = [
  {
    id: 'ficticios',
    loads: [
      load(null, { state: 'refused', problem: 'Fila 214, columna «NIT»: «90A» tiene letras o signos.' }),
      load(2),
      load(1, { state: 'earlier', from: '2026-10-31' }),
    ],
  },
  { id: 'grandes', loads: [] },
  { id: 'autorretenedores', loads: [] },
  { id: 'agentesIva', loads: [] },
];
const differences = {
  data: [
    {
      kind: 'enters' as const,
      nit: '900534356',
      dv: 3,
      name: 'Altavista Ltda.',
      why: 'Resolución 8812 del 17 nov 2026',
      until: '2031-11-17',
      companies: 2,
    },
  ],
  meta: { counts: { enters: 1, leaves: 0, changes: 0 }, total: 1 },
};
const found: ReadDianList = {
  rows: 1163,
  repeated: 4,
  wrongDigits: 0,
  undated: 16,
  count: 1159,
  entered: 14,
  departed: 2,
  changed: 0,
  companies: 4,
  months: 9,
  against: 2,
  problems: [],
};
const server = (read: ReadDianList = found) => [
  answers(listDianLists, { data: lists }),
  answers(listDianDifferences, differences),
  answers(listTouchedCompanies, {
    data: [{ id: 7, name: 'Hotel Puerta del Sol S.A.S.', nit: '900394374', dv: 4, months: ['2026-11', '2026-10'] }],
  }),
  answers(readDianList, { data: read }),
  answers(loadDianList, { data: load(3) }),
];

async function read(given?: ReadDianList, refusals: ReturnType<typeof refuses>[] = []) {
  const page = show(<Screen />, { signedInAs: { isAdmin: true }, server: [...refusals, ...server(given)] });
  const day = await screen.findByRole('textbox', { name: 'Vigente desde' });
  fireEvent.change(day, { target: { value: '22/11/2026' } });
  const file = new File(['{}'], 'ficticios-20261122.json');
  fireEvent.drop(screen.getByText('Suelta aquí el archivo de la DIAN'), { dataTransfer: { files: [file] } });
  return page;
}

it('shows the lists, what changed between the last two loads, and the history with refused files', async () => {
  const { asked } = show(<Screen />, { signedInAs: { isAdmin: true }, server: server() });
  await screen.findByText('Altavista Ltda.');
  expect(asked.find(({ path }) => path.endsWith('/differences'))!.query).toMatchObject({ from: '1', to: '2' });
  expect(screen.getByText('900.534.356-3')).toBeDefined();
  expect(screen.getByText('17 nov 2031')).toBeDefined();
  const history = screen.getByRole('region', { name: 'Historia de cargas' });
  expect(within(history).getByText('No se cargó')).toBeDefined();
  expect(within(history).getByText(/Fila 214/)).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Listas' })).getAllByText('Sin cargar')).toHaveLength(3);
});

it('names the companies behind a figure, with their months', async () => {
  const { asked, user, address } = show(<Screen />, { signedInAs: { isAdmin: true }, server: server() });
  await user.click(await screen.findByRole('link', { name: 'Empresas con 900.534.356-3: 2' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Empresas con 900.534.356' }));
  expect((await drawer.findByRole('link', { name: /Hotel Puerta/ })).getAttribute('href')).toBe('/empresa/7');
  expect(drawer.getByRole('link', { name: 'nov 2026' }).getAttribute('href')).toBe(
    '/empresa/7/servicio/auditoria?mes=2026-11',
  );
  expect(asked.find(({ path }) => path.endsWith('/companies'))!.query).toEqual({
    from: '1',
    to: '2',
    nit: '900534356',
  });
  expect(address()).toBe('/?tercero=900534356');
});

it('says what a file changes and touches, and replaces only when told to', async () => {
  const { asked, user, notices } = await read();
  await screen.findByText(/Entran 14, salen 2 y cambian 0 frente a la vigente\. Toca 4 empresas .* solo en NIT-7\./);
  expect(screen.getByText('1.159')).toBeDefined();
  expect(asked.some(({ path }) => path.endsWith('/loads'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Reemplazar desde el 22 nov 2026' }));
  await expect.poll(notices).toContain('Lista cargada');
  const sent = asked.find(({ path }) => path.endsWith('/loads'))!;
  expect(sent.query).toEqual({ from: '2026-11-22', against: '2' });
});

it('lists the problems of a file, which cannot be loaded', async () => {
  await read({ ...found, problems: ['Fila 3, columna «NIT»: está vacío.'] });
  await screen.findByText('Fila 3, columna «NIT»: está vacío.');
  expect(screen.queryByRole('button', { name: /Reemplazar/ })).toBeNull();
});

it('says what is wrong with a day that is refused', async () => {
  const message = 'La fecha no puede pasar de un año desde hoy.';
  const refusal = { error: 'request.invalid', message: 'Revisa los datos.', errors: [{ field: 'from', message }] };
  await read(undefined, [refuses(readDianList, 400, refusal)]);
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});
