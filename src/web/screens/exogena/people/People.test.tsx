// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  type ExogenaPeople,
  type ExogenaPerson,
  listExogenaPeople,
  loadExogenaPeople,
  removeExogenaPerson,
  setExogenaPerson,
} from '#api/audits/exogena/people/contract.ts';
import { departments } from '#api/kernel/catalogues/contract.ts';
import { NO_DATA } from '#core/exogena/people/person-data.ts';
import { type Asked, answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';

const ana: ExogenaPerson = {
  number: '52123456',
  name: 'Ana Díaz',
  type: '13',
  dv: null,
  isLegal: false,
  isMinor: false,
  formats: ['1001', '1009'],
  lacks: ['type', 'names', 'address', 'municipality'],
  data: NO_DATA,
  isKept: false,
  place: null,
  proposed: { surname1: 'DIAZ', surname2: '', name1: 'ANA', name2: '' },
  municipality: '',
  country: '',
};
const minor: ExogenaPerson = {
  ...ana,
  number: '222222222',
  name: 'CUANTÍAS MENORES',
  type: '43',
  isLegal: true,
  isMinor: true,
  lacks: ['address'],
  proposed: null,
  data: { ...NO_DATA, municipality: '11001' },
  isKept: true,
};
const places = [{ code: '05', name: 'Antioquia', municipalities: [{ code: '05001', name: 'Medellín' }] }];

function open(people: ExogenaPerson[] = [minor, ana], server: ReturnType<typeof answers>[] = [], mayEdit = true) {
  const list = ({ query }: Asked): { data: ExogenaPeople } => {
    const rows = people.filter(({ lacks }) => query.all === 'true' || lacks.length > 0);
    return { data: { people: 3, lacking: people.length, lacks: [], total: rows.length, offset: 0, rows } };
  };
  return show(<PeoplePanel company={1} year={2025} mayEdit={mayEdit} />, {
    address: '/',
    server: [
      ...server,
      answers(listExogenaPeople, list),
      answers(departments, { data: places }),
      { endpoint: setExogenaPerson, reply: () => ({ status: 204, body: undefined }) },
      { endpoint: removeExogenaPerson, reply: () => ({ status: 204, body: undefined }) },
      answers(loadExogenaPeople, { data: { changed: 2, unchanged: 1, proposed: 1 } }),
    ],
  });
}

const changes = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== 'GET');

it('enters what one lacks: what is proposed is said to be so, and a municipality is chosen by its name', async () => {
  const { user, asked, notices } = open();
  expect((await screen.findByRole('row', { name: /Ana Díaz/ })).textContent).toContain('DIAZ ANA propuestos');
  await user.click(screen.getByRole('button', { name: 'Completar los datos de Ana Díaz' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana Díaz' }));
  dialog.getByText(/son una propuesta nuestra/);
  expect(dialog.getByLabelText<HTMLInputElement>('Primer apellido').value).toBe('DIAZ');
  await user.type(dialog.getByLabelText('Dirección'), 'Calle 1');
  await user.type(dialog.getByLabelText('Municipio'), 'mede');
  await user.click(await screen.findByRole('option', { name: 'Medellín (Antioquia)' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = changes(asked);
  expect(sent).toMatchObject({ method: 'PUT', path: '/companies/1/exogena-people/52123456' });
  expect(sent!.body).toEqual({
    ...NO_DATA,
    type: '13',
    surname1: 'DIAZ',
    name1: 'ANA',
    address: 'Calle 1',
    municipality: '05001',
  });
  expect(notices()).toEqual(['Datos guardados']);
});

it('lets nobody open a row of the filter before while the next one is read', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const list = (rows: ExogenaPerson[]): { data: ExogenaPeople } => ({
    data: { people: 3, lacking: rows.length, lacks: [], total: rows.length, offset: 0, rows },
  });
  const { reply } = answers(listExogenaPeople, ({ query }: Asked) => list(query.words ? [ana] : [minor, ana]));
  const held = async (asked: Asked) => {
    if (asked.query.words) await answered;
    return reply(asked);
  };
  const { user } = open([], [{ endpoint: listExogenaPeople, reply: held }]);
  const row = await screen.findByRole('row', { name: /CUANTÍAS/ });
  const body = row.closest('tbody')!;
  expect(body.inert).toBe(false);
  await user.type(screen.getByRole('textbox', { name: 'Buscar tercero' }), 'a');
  await waitFor(() => expect(body.inert).toBe(true));
  answer();
  await waitFor(() => expect(screen.queryByRole('row', { name: /CUANTÍAS/ })).toBeNull());
  expect(body.inert).toBe(false);
});

it('says at each field what is wrong', async () => {
  const errors = [{ field: 'address', message: 'Déjala vacía.' }];
  const refused = refuses(setExogenaPerson, 400, { error: 'request.invalid', message: 'Revisa los datos.', errors });
  const { user, notices } = open([ana], [refused]);
  await user.click(await screen.findByRole('button', { name: /^Completar los datos/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Dirección'), 'x');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await dialog.findByText('Déjala vacía.');
  expect(dialog.getByLabelText('Dirección').getAttribute('aria-invalid')).toBe('true');
  expect(notices()).toEqual([]);
});

it('of the row of small amounts asks for the place only, and removes what was entered', async () => {
  const { user, asked, notices } = open([minor]);
  await user.click(await screen.findByRole('button', { name: 'Completar los datos de CUANTÍAS MENORES' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText('Tipo de documento')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Quitar los datos' }));
  await waitFor(() => expect(notices()).toEqual(['Datos quitados']));
  expect(changes(asked).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /companies/1/exogena-people/222222222',
  ]);
});

it('loads a workbook, and tells each wrong cell of a refused one', async () => {
  const message = 'Hoja «Terceros», fila 2, columna N: «Marte» no es un municipio.';
  const errors = [{ field: 'N2', message }];
  let isWrong = true;
  const load = {
    endpoint: loadExogenaPeople,
    reply: () =>
      isWrong
        ? { status: 400, body: { code: 400, error: 'request.invalid', message: 'Revisa.', errors } }
        : { status: 200, body: { data: { changed: 2, unchanged: 1, proposed: 1 } } },
  };
  const { user, notices } = open([ana], [load]);
  const area = await screen.findByLabelText<HTMLInputElement>(/archivo de los terceros/);
  await user.upload(area, new File(['x'], 'terceros.xlsx'));
  await user.click(screen.getByRole('button', { name: 'Cargar los datos' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  isWrong = false;
  await user.upload(
    await screen.findByLabelText<HTMLInputElement>(/archivo de los terceros/),
    new File(['x'], 'b.xlsx'),
  );
  await user.click(screen.getByRole('button', { name: 'Cargar los datos' }));
  await waitFor(() => expect(notices()).toEqual(['Datos de 2 terceros guardados']));
});

it('is only looked at without the permission', async () => {
  open([ana], [], false);
  await screen.findByRole('row', { name: /Ana Díaz/ });
  expect(screen.queryByRole('button', { name: /Completar|Cargar|Descargar/ })).toBeNull();
});
