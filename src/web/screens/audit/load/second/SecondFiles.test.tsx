// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { InspectedSource } from '#api/balances/trial-balances/contract.ts';
import { madeInspection } from '../../../../../../tests/support/made-inspection.ts';
import { madeCompany } from '../../../../../../tests/support/web/made-records.ts';
import { show } from '../../../../../../tests/support/web/show.tsx';
import type { LoadedFile } from '../loaded-file.ts';
import type { Loading } from '../use-loading.ts';
import { SecondFiles } from './SecondFiles.tsx';

const documents: InspectedSource = {
  key: 'documentos',
  name: 'Reporte de documentos electrónicos de la DIAN',
  uploadId: '0190a8a0-0000-7000-8000-000000000009',
  from: '2026-02',
  to: '2026-03',
  rows: 214,
  storedAs: null,
  problems: [],
};

function made(id: number, changes: Partial<InspectedSource> = {}): LoadedFile {
  const inspection = madeInspection({ readable: false, uploadId: null, source: { ...documents, ...changes } });
  const source = { kind: 'kept', fileId: `f${id}`, company: 7 } as const;
  const status = { step: 'inspected', inspection } as const;
  return { id, name: `${id}.xlsx`, folder: '', size: 1, source, assign: false, company: 7, isChosen: false, status };
}

function open(...seconds: LoadedFile[]) {
  const storeSeconds = vi.fn();
  const company = madeCompany();
  const loading = { files: [], seconds, saving: null, storeSeconds, discard: vi.fn() } as unknown as Loading;
  return { ...show(<SecondFiles company={company} companies={[company]} loading={loading} />), storeSeconds };
}

it('says what each file is, and stores those that may be', async () => {
  const ready = made(1);
  const known = made(2, { storedAs: 3 });
  const refused = made(3, { uploadId: null, rows: 0, from: null, to: null, problems: ['Fila 4: el día no se lee.'] });
  const { user, storeSeconds } = open(ready, known, refused);
  expect(screen.getAllByText(documents.name)).toHaveLength(3);
  expect(screen.getAllByText(/feb.* a .*mar.* · 214 filas/)).toHaveLength(2);
  expect(screen.getByText('ya está guardado, archivo 3')).toBeDefined();
  expect(screen.getByText('Fila 4: el día no se lee.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Guardar 2.xlsx' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(storeSeconds).toHaveBeenCalledWith([ready]);
});
