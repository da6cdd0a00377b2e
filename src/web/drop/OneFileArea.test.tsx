// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../../tests/support/web/show.tsx';
import { ApiError } from '../data/failures/failure.ts';
import { OneFileArea } from './OneFileArea.tsx';
import type { Upload } from './upload.ts';

const notSent: Upload = { isPending: false, isSuccess: false, error: null };

function Area({ upload = notSent }: { upload?: Upload }) {
  const [file, setFile] = useState<File | null>(null);
  return <OneFileArea title="Suelta el archivo" file={file} onFile={setFile} upload={upload} />;
}

function drop(...names: string[]): void {
  const files = names.map((name) => new File(['x'], name));
  fireEvent.drop(screen.getByText('Suelta el archivo'), { dataTransfer: { files } });
}

const said = () => screen.getByRole('status').textContent;
const kept = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('takes csv and Excel, says which of several dropped files it took, and why it takes none', async () => {
  const { user } = show(<Area />);
  const accepted = document.querySelector<HTMLInputElement>('input[type=file]')?.accept.split(',');
  expect(accepted).toEqual(expect.arrayContaining(['.csv', '.xlsx', '.xls', 'text/csv']));
  drop('uno.csv');
  expect([said(), kept()]).toEqual(['', ['uno.csv']]);
  drop('foto.png', 'dos.XLSX', 'tres.csv');
  expect([said(), kept()]).toEqual(['Soltaste 3 archivos y aquí va uno solo: tomamos dos.XLSX.', ['dos.XLSX']]);
  drop('foto.png');
  expect([said(), kept()]).toEqual(['foto.png no es un archivo de Excel ni un CSV.', ['dos.XLSX']]);
  drop('foto.png', 'carpeta');
  expect(said()).toBe('Ninguno de esos archivos es de Excel ni CSV.');
  await user.click(screen.getByRole('button', { name: 'Quitar dos.XLSX' }));
  expect([said(), kept()]).toEqual(['', []]);
});

it.each([
  ['not sent', notSent, 'uno.csv'],
  ['on its way', { ...notSent, isPending: true }, 'uno.csvSubiendo…'],
  ['there', { ...notSent, isSuccess: true }, 'uno.csvListo'],
  [
    'refused',
    { ...notSent, error: new ApiError(422, { message: 'Fila 3: «abc» no es un número.' }) },
    'uno.csvErrorFila 3: «abc» no es un número.',
  ],
  [
    'lost',
    { ...notSent, error: new ApiError(500, { message: 'Falla interna.' }) },
    'uno.csvErrorNo pudimos cargar el archivo. Hay que elegirlo otra vez.',
  ],
  [
    'wrong in places',
    {
      ...notSent,
      error: new ApiError(422, { message: 'Hay errores.', accounts_errors: ['Fila 2.', 'Fila 3.', 'Fila 2.'] }),
    },
    'uno.csvErrorHay errores.Fila 2.Fila 3.',
  ],
])('says beside a file that it is %s, until it is removed', async (_, upload, words) => {
  const { user } = show(<Area upload={upload} />);
  drop('uno.csv');
  expect(kept()[0]).toBe(words);
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Quitar uno.csv' });
  expect(remove.disabled).toBe(upload.isPending);
  await user.click(remove);
  expect(kept().length > 0).toBe(upload.isPending);
});

it.each([
  ['all of them', 203, 'Ver los 203 errores', 203],
  // The last entry says how many more there are.
  ['as many as a person reads', 1203, 'Ver los primeros 500 de 1.203 errores', 501],
])('shows the first problems of a file, and %s when asked', async (_, count, button, told) => {
  const accounts_errors = Array.from({ length: count }, (_, at) => `Fila ${at + 2}.`);
  const error = new ApiError(422, { message: 'Hay errores.', accounts_errors });
  const { user } = show(<Area upload={{ ...notSent, error }} />);
  drop('uno.csv');
  const shown = () => within(screen.getByRole('alert')).getAllByRole('listitem').length;
  expect(shown()).toBe(5);
  await user.click(screen.getByRole('button', { name: button }));
  expect(shown()).toBe(told);
  await user.click(screen.getByRole('button', { name: 'Ver menos' }));
  expect(shown()).toBe(5);
});
