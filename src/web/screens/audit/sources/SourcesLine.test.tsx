// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import {
  listSources,
  restoreSourceFile,
  type SourceFile,
  type SourceState,
  withdrawSourceFile,
} from '#api/balances/source-files/contract.ts';
import { madeAccess } from '../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { SourcesLine } from './SourcesLine.tsx';

const file: SourceFile = {
  id: '01890000-0000-7000-8000-000000000010',
  source: 'documentos',
  number: 2,
  from: '2026-02',
  to: '2026-02',
  fileName: 'listado.xlsx',
  size: 9,
  rows: 214,
  uploadedAt: '2026-03-02T09:59:00Z',
  uploadedBy: 'Camila Rojas',
  withdrawn: null,
  obstacle: null,
};
const withdrawn = { reason: 'Era de otro mes', at: '2026-03-03T09:59:00Z', by: 'Julián Peña' };

/** Of which the month has none. */
const missing: Pick<SourceState, 'isLoaded' | 'hasOtherMonths' | 'files'> = {
  isLoaded: false,
  hasOtherMonths: false,
  files: [],
};

const state = (files: SourceFile[]): SourceState[] => [
  {
    key: 'documentos',
    name: 'Reporte de documentos electrónicos de la DIAN',
    shortName: 'Documentos DIAN',
    isLoaded: files.some((one) => one.withdrawn === null),
    hasOtherMonths: false,
    files,
  },
  {
    key: 'planilla',
    name: 'Planilla de aportes (PILA)',
    shortName: 'Planilla',
    isLoaded: false,
    hasOtherMonths: true,
    files: [],
  },
];

function open(files: SourceFile[], onLoad: (() => void) | null = vi.fn(), others: SourceState[] = []) {
  const changed = { data: { ...file, withdrawn }, meta: { audits: [] } };
  const shown = show(<SourcesLine company={7} period={{ year: 2026, month: 2 }} onLoad={onLoad} />, {
    server: [
      answers(listSources, { data: [...state(files), ...others] }),
      answers(ownAccess, { data: madeAccess() }),
      answers(withdrawSourceFile, changed),
      answers(restoreSourceFile, { ...changed, data: file }),
    ],
  });
  return { ...shown, onLoad };
}

it('says which sources the month has, and how to bring the others', async () => {
  const { user, onLoad } = open([file]);
  const line = await screen.findByRole('group', { name: 'Fuentes del mes' });
  expect(line.textContent).toMatch(/^Balance\s*cargado.*Documentos DIAN.*cargado.*Planilla –sin cargar.*Traer$/);
  await user.click(screen.getByRole('button', { name: 'Traer Planilla' }));
  const section = await screen.findByRole('region', { name: 'Planilla de aportes (PILA)' });
  expect(section.textContent).toContain('Hay archivos de otros meses, ninguno de este.');
  const how = within(section).getByRole('link', { name: 'Cómo descargarlo, paso a paso' });
  expect(how.getAttribute('href')).toBe('/ayuda/validacion/planilla');
  await user.click(within(section).getByRole('button', { name: 'Cargar archivo' }));
  expect(onLoad).toHaveBeenCalled();
});

it('a file is withdrawn with a reason', async () => {
  const { user, asked } = open([file]);
  await user.click(await screen.findByRole('button', { name: 'Ver los archivos de Documentos DIAN' }));
  await screen.findByText(/feb.* · 214 filas\. Lo guardó Camila Rojas el/);
  await user.click(await screen.findByRole('button', { name: 'Retirar' }));
  const now = screen.getByRole<HTMLButtonElement>('button', { name: 'Retirar el archivo 2' });
  expect(now.disabled).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Por qué se retira' }), 'Era de otro mes');
  await user.click(now);
  await vi.waitFor(() => expect(asked.some(({ path }) => path.endsWith('/withdraw'))).toBe(true));
  expect(asked.find(({ path }) => path.endsWith('/withdraw'))!.body).toEqual({ reason: 'Era de otro mes' });
});

it('names the first sources and those that are loaded; the others are one link to all of them', async () => {
  const { user } = open([], vi.fn(), [
    { key: 'extracto', name: 'Extracto bancario', shortName: 'Extracto', ...missing },
    { key: 'auxiliares', name: 'Auxiliares del mes', shortName: 'Auxiliares', ...missing, isLoaded: true },
    { key: 'reportado', name: 'Reporte de terceros', shortName: 'Reportado', ...missing },
  ]);
  const line = await screen.findByRole('group', { name: 'Fuentes del mes' });
  expect(line.textContent).toMatch(/Documentos DIAN –.*Planilla –.*Auxiliares.*cargado.*Otras 2 fuentes$/);
  expect(line.textContent).not.toContain('Extracto');
  await user.click(screen.getByRole('button', { name: 'Otras 2 fuentes' }));
  await screen.findByRole('region', { name: 'Extracto bancario' });
  await screen.findByRole('region', { name: 'Reporte de terceros' });
});

it('a withdrawn file is restored, and its source is not loaded', async () => {
  const { user, asked } = open([{ ...file, withdrawn }]);
  await user.click(await screen.findByRole('button', { name: 'Traer Documentos DIAN' }));
  await screen.findByText(/Lo retiró Julián Peña el .*: «Era de otro mes»\./);
  await user.click(await screen.findByRole('button', { name: 'Restaurar' }));
  await vi.waitFor(() => expect(asked.some(({ path }) => path.endsWith('/restore'))).toBe(true));
});

it('offers nothing to bring to who may not load', async () => {
  open([file], null);
  const line = await screen.findByRole('group', { name: 'Fuentes del mes' });
  expect(line.textContent).toContain('Planilla –sin cargar');
  expect(screen.queryByRole('button', { name: 'Traer Planilla' })).toBeNull();
});

it('says why a withdrawn file is not restored', async () => {
  const obstacle = 'El mismo archivo ya está guardado con el número 3.';
  const { user } = open([
    { ...file, number: 3 },
    { ...file, id: `${file.id.slice(0, -1)}1`, withdrawn, obstacle },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Ver los archivos de Documentos DIAN' }));
  const restore = await screen.findByRole('button', { name: 'Restaurar' });
  expect(restore.hasAttribute('disabled')).toBe(true);
  expect(document.getElementById(restore.getAttribute('aria-describedby')!)!.textContent).toBe(obstacle);
});
