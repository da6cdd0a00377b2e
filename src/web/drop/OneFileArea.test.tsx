// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../../tests/support/web/show.tsx';
import { OneFileArea } from './OneFileArea.tsx';

function Area() {
  const [file, setFile] = useState<File | null>(null);
  return <OneFileArea title="Suelta el archivo" file={file} onFile={setFile} />;
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
