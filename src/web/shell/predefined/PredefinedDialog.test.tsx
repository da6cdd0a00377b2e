// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { downloadPredefined, loadPredefined } from '#api/audits/predefined/contract.ts';
import { useNotices } from '#web/data/failures/notices.ts';
import { session, useSession } from '#web/data/session/session.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { showPages } from '../../../../tests/support/web/show-pages.tsx';
import { ApiError } from '../../data/failures/failure.ts';
import { Shell } from '../Shell.tsx';
import { accountsErrors, errorsText } from './errors-file.ts';
import { PredefinedDialog } from './PredefinedDialog.tsx';
import { predefinedModal, usePredefinedModal } from './predefined-modal.ts';

const told = () => useNotices.getState().shown.map(({ title }) => title);
const press = (name: string) => screen.getByRole('button', { name });

it('asks for the package and then for the file before anything is sent', async () => {
  const { user } = show(<PredefinedDialog onHide={() => {}} />);
  await user.click(press('Cargar Archivo'));
  await user.click(press('Descargar Parametrización Global'));
  expect(told()).toEqual(['No se ha seleccionado el software contable']);
  await user.click(screen.getByRole('combobox', { name: 'Software contable' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Siigo Nube', 'Siigo Pyme']);
  await user.click(screen.getByRole('option', { name: 'Siigo Pyme' }));
  await user.click(press('Cargar Archivo'));
  expect(told()).toContain('No se ha seleccionado ningún archivo');
});

it('keeps one file, which can be taken away', async () => {
  const { user } = show(<PredefinedDialog onHide={() => {}} />);
  const field = screen.getByLabelText<HTMLInputElement>(/^Importar Balance de prueba por tercero/);
  expect(field.multiple).toBe(false);
  for (const name of ['uno.csv', 'dos.xlsx']) await user.upload(field, new File(['x'], name, { type: 'text/csv' }));
  expect(screen.queryByText('uno.csv')).toBeNull();
  await user.click(press('Quitar dos.xlsx'));
  expect(screen.queryByText('dos.xlsx')).toBeNull();
});

/** With the package and a file chosen. Names of the saved files are collected. */
async function withFile(server: NonNullable<Parameters<typeof show>[1]>['server'] = []) {
  const onHide = vi.fn();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const page = show(<PredefinedDialog onHide={onHide} />, { server });
  await page.user.click(screen.getByRole('combobox', { name: 'Software contable' }));
  await page.user.click(screen.getByRole('option', { name: 'Siigo Pyme' }));
  const field = screen.getByLabelText<HTMLInputElement>(/^Importar Balance de prueba por tercero/);
  await page.user.upload(field, new File(['x'], 'nueva.csv', { type: 'text/csv' }));
  return { ...page, onHide, saved };
}

const shown = () => useNotices.getState().shown.map(({ title, description }) => [title, description]);

const nobody = { all: 0, changed: 0, keeping: 0, clashing: 0, signedMonths: 0 };
const planned = { version: 2, before: 1, changes: 3, unused: [], companies: nobody };

it('after a success clears its list, hides, and says what the workbook has that no audit uses', async () => {
  const unused = ['Columna D (Tolerancia COP): la auditoría no la usa.'];
  const loads = vi.spyOn(session, 'showLoader');
  // Nothing new to apply: nothing is asked.
  const data = { ...planned, version: 1, changes: 0, unused };
  const { user, asked, onHide } = await withFile([answers(loadPredefined, { data })]);
  expect(asked).toEqual([]);
  await user.click(press('Cargar Archivo'));
  await expect.poll(() => onHide.mock.calls.length).toBe(1);
  expect(asked.map(({ method, path, query }) => [`${method} ${path}`, query])).toEqual([
    ['POST /predefined-parametrization/accountable-software/5', { preview: 'true' }],
    ['POST /predefined-parametrization/accountable-software/5', {}],
  ]);
  expect(shown()).toEqual([
    ['nueva.csv se cargó con éxito.', undefined],
    ['Atención', 'Se ha cargado con éxito.'],
    ['Hay cosas que la auditoría no usa', unused[0]],
  ]);
  expect(screen.queryByText('nueva.csv')).toBeNull();
  expect(loads).toHaveBeenCalled();
  expect(useSession.getState().loader).toBe(false);
});

it('says what a new version does to how many companies, and applies it when told so', async () => {
  const companies = { all: 40, changed: 37, keeping: 5, clashing: 1, signedMonths: 12 };
  const { user, asked, onHide } = await withFile([answers(loadPredefined, { data: { ...planned, companies } })]);
  await user.click(press('Cargar Archivo'));
  await screen.findByText('Versión 2 de Siigo Pyme: qué pasa si la aplicas');
  for (const sentence of [
    'El libro cambia 3 valores.',
    'A 37 de 40 empresas les cambia algo.',
    '5 conservan algo: valores propios, o la versión anterior que eligieron.',
    /^En 1 empresa lo propio ya no encaja/,
    /12 meses firmados conservan la versión con la que se firmaron\.$/,
  ])
    expect(screen.getByText(sentence)).toBeDefined();
  expect(shown()).toEqual([]);
  expect(useSession.getState().loader).toBe(false);
  await user.click(press('Volver'));
  expect(screen.getByText('nueva.csv')).toBeDefined();
  await user.click(press('Cargar Archivo'));
  await user.click(await screen.findByRole('button', { name: 'Aplicar a todas' }));
  await expect.poll(() => onHide.mock.calls.length).toBe(1);
  expect(asked.map(({ query }) => query)).toEqual([{ preview: 'true' }, { preview: 'true' }, { over: '1' }]);
  expect(shown()).toContainEqual(['Atención', 'Se ha cargado con éxito.']);
});

it('says of a balance in one sentence what it is, and leads to Auditoría', async () => {
  const message = '«nueva.csv» es un balance de prueba, no el libro Parametrizacion.xlsx que se descarga aquí.';
  const failure = { error: 'parametrization.is_balance', message };
  const { user, saved, onHide, address } = await withFile([refuses(loadPredefined, 422, failure)]);
  expect(screen.getByText(/el libro Parametrizacion\.xlsx que descargas aquí/)).toBeDefined();
  await user.click(press('Cargar Archivo'));
  await screen.findByText(message);
  expect(saved).toEqual([]);
  expect(shown()).toEqual([['No se pudo cargar nueva.csv.', undefined]]);
  await user.click(screen.getByRole('link', { name: 'Ir a Auditoría' }));
  expect(onHide).toHaveBeenCalled();
  expect(address()).toBe('/empresa/0/servicio/auditoria');
});

it('after a failure keeps its list, saves what is wrong, and takes the overlay away', async () => {
  const failure = { error: 'parametrization.invalid', message: 'Tiene 2 errores.', accounts_errors: ['uno', 'dos'] };
  const { user, onHide, saved } = await withFile([refuses(loadPredefined, 422, failure)]);
  await user.click(press('Cargar Archivo'));
  await expect.poll(shown).toEqual([
    ['No se pudo cargar nueva.csv.', undefined],
    ['Información', 'Tiene 2 errores.'],
  ]);
  expect(saved).toEqual(['errores.txt']);
  const [item] = screen.getAllByRole('listitem');
  expect(item?.textContent).toBe('nueva.csvErrorTiene 2 errores.unodos');
  expect(onHide).not.toHaveBeenCalled();
  expect(useSession.getState().loader).toBe(false);
});

it('downloads the workbook of the chosen package', async () => {
  const { user, asked, saved } = await withFile([answers(downloadPredefined, undefined as never)]);
  await user.click(press('Descargar Parametrización Global'));
  await expect.poll(shown).toEqual([['Se descargó el archivo con éxito', undefined]]);
  expect(asked.at(-1)?.path).toBe('/predefined-parametrization/download-file/accountable-software/5');
  expect(saved).toEqual(['Parametrizacion.xlsx']);
  expect(useSession.getState().loader).toBe(false);
});

it('after a failed download takes the overlay away, and saves nothing', async () => {
  const failure = { error: 'resource.not_found', message: 'No encontramos lo que buscas.' };
  const { user, asked, saved } = await withFile([refuses(downloadPredefined, 404, failure)]);
  await user.click(press('Descargar Parametrización Global'));
  await expect.poll(() => asked).toHaveLength(1);
  await expect.poll(() => useSession.getState().loader).toBe(false);
  expect(saved).toEqual([]);
  expect(told()).not.toContain('Se descargó el archivo con éxito');
});

it('writes what is wrong with a dash per line', () => {
  const failure = new ApiError(422, { error: 'parametrization.invalid', accounts_errors: ['uno', 'dos'] });
  expect(errorsText(accountsErrors(failure))).toBe('- uno\n- dos\n');
  expect(accountsErrors(new Error('x'))).toEqual([]);
});

it.each([
  ['a link', '/tres'],
  ['Back', -1],
] as const)('closes before any navigation: %s', async (_, where) => {
  const pages = ['/uno', '/dos', '/tres'].map((path) => ({ path, element: <h1>{path}</h1> }));
  const { router } = showPages([{ Component: Shell, children: pages }], '/uno');
  await act(() => router.navigate('/dos'));
  act(predefinedModal.open);
  await screen.findByRole('dialog', { name: 'Autoparametrización Predefinida' });
  await act(() => (typeof where === 'number' ? router.navigate(where) : router.navigate(where)));
  expect(screen.queryByRole('dialog', { name: 'Autoparametrización Predefinida' })).toBeNull();
  expect(usePredefinedModal.getState().isOpen).toBe(false);
});
