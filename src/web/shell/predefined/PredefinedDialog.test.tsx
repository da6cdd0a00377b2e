// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNotices } from '#web/data/failures/notices.ts';
import { show } from '../../../../tests/support/web/show.tsx';
import { ApiError } from '../../data/failures/failure.ts';
import { accountsErrors, errorsText } from './errors-file.ts';
import { PredefinedDialog } from './PredefinedDialog.tsx';

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

it('writes what is wrong with a dash per line', () => {
  const failure = new ApiError(422, { error: 'parametrization.invalid', accounts_errors: ['uno', 'dos'] });
  expect(errorsText(accountsErrors(failure))).toBe('- uno\n- dos\n');
  expect(accountsErrors(new Error('x'))).toEqual([]);
});
