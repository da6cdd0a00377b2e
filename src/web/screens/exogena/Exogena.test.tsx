// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type OwnAccess, ownAccess } from '#api/access/permissions/contract.ts';
import {
  copyExogenaMapping,
  type ExogenaAccounts,
  type ExogenaFormatSummary,
  type ExogenaMapping,
  getExogena,
  getExogenaMapping,
  listExogenaAccounts,
  listExogenaChanges,
  listExogenaRows,
  listExogenaYears,
  restoreExogenaMapping,
  setExogenaMapping,
} from '#api/audits/exogena/contract.ts';
import { listStatements } from '#api/statements/statements/contract.ts';
import { exogenaFormats } from '#core/exogena/formats.es.ts';
import { madeAccess } from '../../../../tests/support/web/made-records.ts';
import { type Asked, answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { CompanyExogena } from './Screen.tsx';

const columnsOf = (key: string) =>
  exogenaFormats
    .find((format) => format.key === key)!
    .columns.map(({ key: column, name, origin }) => ({ key: column, name, isOfBooks: origin === 'books' }));

function format(key: ExogenaFormatSummary['key'], changes: Partial<ExogenaFormatSummary> = {}): ExogenaFormatSummary {
  const columns = columnsOf(key);
  const zeros = columns.filter(({ isOfBooks }) => isOfBooks).map(() => '0.00');
  return {
    key,
    name: `Formato ${key}`,
    figure: 'movement',
    columns,
    totals: zeros,
    minors: zeros,
    rows: 0,
    people: 0,
    minorPeople: 0,
    threshold: { amount: null, uvt: null, standing: 'medium', norm: null },
    lacking: 0,
    lacks: [],
    left: [],
    accounts: { company: 0, proposed: 1, none: 0 },
    difference: '0.00',
    ...changes,
  };
}

const payments = format('1001', {
  totals: ['1500000.00', '0.00', '0.00', '0.00', '110000.00', '0.00', '0.00', '0.00'],
  rows: 2,
  people: 1,
  minorPeople: 3,
  threshold: { amount: '149000.00', uvt: 3, standing: 'high', norm: 'Res. 227, art. 1' },
  lacking: 1,
  lacks: [
    { lack: 'names', people: 1 },
    { lack: 'address', people: 1 },
  ],
});
const receivables = format('1008', { threshold: { amount: '598000.00', uvt: 12, standing: 'low', norm: null } });
const summary = {
  year: 2025,
  periods: ['2025-11', '2025-12'],
  missing: ['2025-01'],
  cut: '2025-12',
  closedIn: null,
  formats: [payments, receivables],
};

const row = {
  concept: '5002',
  conceptName: 'Honorarios',
  type: '13',
  number: '52123456',
  dv: null,
  name: 'Ana Díaz',
  isMinor: false,
  people: 1,
  amounts: ['1400000.00', '0.00', '0.00', '0.00', '110000.00', '0.00', '0.00', '0.00'],
  lacks: ['type', 'names', 'address'] as ('type' | 'names' | 'address')[],
};
const minor = {
  ...row,
  type: '43',
  number: '222222222',
  name: 'CUANTÍAS MENORES',
  isMinor: true,
  people: 3,
  amounts: ['100000.00', '0.00', '0.00', '0.00', '0.00', '0.00', '0.00', '0.00'],
  lacks: [],
};

function rows({ query }: Asked) {
  const { words = '' } = query;
  const found = [row, minor].filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  return { data: { columns: payments.columns, total: found.length, sums: payments.totals, offset: 0, rows: found } };
}

const account: ExogenaAccounts['accounts'][number] = {
  code: '51102501',
  name: 'Asesoría jurídica',
  place: '51102501',
  goal: { concept: '5002', column: 'deductible' },
  proposed: { concept: '5002', column: 'deductible' },
  standing: 'proposed',
  confidence: 'medium',
  note: null,
  balance: '1507000.00',
  reported: '1400000.00',
  minor: '100000.00',
  left: [{ reason: 'unidentified', amount: '7000.00' }],
};
const accounts: ExogenaAccounts = {
  accounts: [account],
  balance: account.balance,
  reported: account.reported,
  minor: account.minor,
  left: account.left,
  rounding: '0.00',
};

const mapping: ExogenaMapping = {
  assignments: { '1001': { '5110*': '5016/deductible' } },
  thresholds: {},
  version: 3,
  takenFrom: null,
  changedAt: null,
  changedBy: null,
  formats: [
    {
      key: '1001',
      name: 'Formato 1001',
      columns: payments.columns,
      concepts: [
        { code: '5002', name: 'Honorarios', confidence: 'high' },
        { code: '5004', name: 'Servicios', confidence: 'high' },
      ],
    },
  ],
};

const accessOf = (permissions: OwnAccess['companies'][number]['permissions']) =>
  madeAccess({ companies: [{ companyId: 1, permissions }] });
const everything = accessOf(['estados_financieros.ver', 'estados_financieros.editar', 'estados_financieros.exportar']);
const overview = {
  period: '2025-12',
  periods: ['2025-12'],
  isClosed: false,
  signedOff: false,
  statements: [{ key: 'situacion-financiera', name: 'Estado de situación financiera' }],
  mapping: { proposed: 0, unmapped: 0 },
  checks: [],
};

function open(address = '/', ...server: ReturnType<typeof answers>[]) {
  return show(<CompanyExogena company={1} />, {
    address,
    signedInAs: { isRootUser: false },
    server: [
      ...server,
      answers(listStatements, { data: overview }),
      answers(listExogenaYears, { data: [2025] }),
      answers(getExogena, { data: summary }),
      // Its path is one of a format too.
      answers(getExogenaMapping, { data: mapping }),
      answers(listExogenaRows, rows),
      answers(listExogenaAccounts, { data: accounts }),
      answers(ownAccess, { data: everything }),
    ],
  });
}

const puts = (asked: readonly Asked[]) => asked.filter(({ method }) => method === 'PUT');

describe('the formats of a year', () => {
  it('are shown with what is missing, and the rows of one by concept', async () => {
    open();
    expect(await screen.findByText(/Falta enero de 2025/)).toBeDefined();
    const first = within(screen.getByRole('region', { name: 'Formatos' })).getAllByRole('row')[1]!;
    expect(first.textContent).toContain('1.500.000');
    const lines = await screen.findByRole('region', { name: 'Filas del formato 1001' });
    const texts = within(lines)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(texts[0]).toBe(
      'TerceroPago o abono en cuenta deducibleRetención en la fuente practicada en rentaPor completar',
    );
    expect(texts[1]).toBe('5002 · Honorarios');
    expect(texts[2]).toContain('Ana DíazCC 52.123.4561.400.000110.000Tipo de documentoApellidos y nombres');
    expect(texts[3]).toContain('Reúne 3 terceros');
    expect(screen.getByText(/cuantías menores por debajo de 149\.000 \(3 UVT; Res\. 227, art\. 1\)/)).toBeDefined();
  });

  it('tell what has no third party beside those that have one, and that the format is not whole', async () => {
    const left = [{ reason: 'unidentified' as const, amount: '15500000.00' }];
    open('/', answers(getExogena, { data: { ...summary, formats: [{ ...payments, left }, receivables] } }));
    expect(await screen.findByText(/^Cuadra; faltan 15\.500\.000 sin tercero por informar\./)).toBeDefined();
    const formats = within(screen.getByRole('region', { name: 'Formatos' }));
    const titles = formats.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const cells = formats
      .getAllByRole('row')
      .slice(1)
      .map(({ children }) => children[titles.indexOf('Sin tercero')]);
    expect(cells.map((cell) => cell?.textContent)).toEqual([expect.stringContaining('15.500.000'), '–']);
  });

  it('say which amounts are to be confirmed', async () => {
    open('/?formato=1008');
    expect(await screen.findByText(/12 UVT; por confirmar en la resolución del año/)).toBeDefined();
  });

  it('are searched', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Buscar tercero o concepto' }), 'zz');
    expect(await screen.findByText('Ninguna fila con ese filtro.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await screen.findByText('Ana Díaz')).toBeDefined();
  });

  it('ask for a first balance where there is none', async () => {
    open('/', answers(listExogenaYears, { data: [] }));
    expect(await screen.findByRole('link', { name: 'Cargar un balance' })).toBeDefined();
  });

  it('are refused with the words of the server', async () => {
    const message = 'No hay un balance de 2020. Cárgalo para auditarlo.';
    open('/?ano=2020', refuses(getExogena, 404, { error: 'audit.no_balance', message }));
    expect(await screen.findByText(new RegExp(message))).toBeDefined();
  });
});

describe('an account', () => {
  it('is sent to another concept over the version that was read', async () => {
    const { user, asked } = open('/?ver=cuentas', answers(setExogenaMapping, { data: { ...mapping, version: 4 } }));
    const table = await screen.findByRole('region', { name: 'Cuentas del formato 1001' });
    expect(table.textContent).toContain('5002 · Pago o abono en cuenta deducible Propuesta');
    const titles = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    const nobody = within(table).getAllByRole('row')[1]!.children[titles.indexOf('Sin tercero')];
    expect(nobody?.textContent).toContain('7.000');
    await user.click(screen.getByRole('button', { name: /Cambiar a dónde va la cuenta 51102501/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Todas las 5110' }));
    await user.click(dialog.getByRole('combobox', { name: 'Concepto' }));
    await user.click(await screen.findByRole('option', { name: '5004 · Servicios' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(puts(asked)).toHaveLength(1));
    expect(puts(asked)[0]!.body).toEqual({
      assignments: { '1001': { '5110*': '5004/deductible' } },
      thresholds: {},
    });
  });

  it('cannot be changed, nor the workbook saved, without the permissions', async () => {
    open('/?ver=cuentas', answers(ownAccess, { data: accessOf(['estados_financieros.ver']) }));
    await screen.findByRole('region', { name: 'Cuentas del formato 1001' });
    expect(screen.queryByRole('button', { name: /Cambiar/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Descargar Excel' })).toBeNull();
  });
});

describe('the changes of a year', () => {
  const change = (version: number, goal: string) => ({
    version,
    action: 'set' as const,
    restoredVersion: null,
    copiedFrom: null,
    before: { assignments: {}, thresholds: {} },
    after: { assignments: { '1001': { '5110*': goal } }, thresholds: { '1008': '0' } },
    changedAt: '2026-11-20T15:00:00.000Z',
    changedBy: { id: 7, name: 'Camila Rojas' },
  });
  const server = [
    answers(listExogenaChanges, {
      data: [change(3, '5002/deductible'), change(2, 'none')],
      meta: { page: 1, pageSize: 50, total: 2 },
    }),
    answers(restoreExogenaMapping, { data: { ...mapping, version: 4 } }),
    answers(copyExogenaMapping, { data: mapping }),
  ];
  const posts = (asked: readonly Asked[]) => asked.filter(({ method }) => method === 'POST');

  it('are told in words, and the newest is undone', async () => {
    const { user, asked, notices } = open('/', ...server);
    await user.click(await screen.findByRole('button', { name: 'Historial' }));
    const [newest, older] = await screen.findAllByRole('listitem').then((items) => items.slice(-2));
    expect(newest!.textContent).toContain('Camila Rojas guardó');
    expect(newest!.textContent).toContain('5110*: la propuesta 5002, Pago o abono en cuenta deducible');
    expect(newest!.textContent).toContain('1008 · cuantía menor: la del año todos con nombre');
    expect(older!.textContent).toContain('5110*: la propuesta no va');
    await user.click(screen.getByRole('button', { name: /^Deshacer el cambio/ }));
    await waitFor(() => expect(notices()).toEqual(['Cambio deshecho']));
    expect(posts(asked).map(({ path }) => path)).toEqual(['/companies/1/exogena/2025/mapping/history/2/restore']);
  });

  it('are copied to the next year, after asking where that has its own', async () => {
    const { user, asked, notices } = open('/', ...server);
    await user.click(await screen.findByRole('button', { name: 'Historial' }));
    await user.click(await screen.findByRole('button', { name: 'Copiar a 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Reemplazar las asignaciones de 2026?' }));
    expect(posts(asked)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Reemplazar' }));
    await waitFor(() => expect(notices()).toEqual(['Asignaciones copiadas a 2026']));
    expect(posts(asked)).toMatchObject([{ path: '/companies/1/exogena/2026/mapping/copy', body: { from: 2025 } }]);
  });
});

it('what was said of the year before is left for this one', async () => {
  const taken = { ...mapping, version: 0, takenFrom: 2024 };
  const { user, asked } = open(
    '/',
    answers(getExogenaMapping, { data: taken }),
    answers(setExogenaMapping, { data: { ...mapping, version: 1 } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Dejarlas para 2025' }));
  await waitFor(() => expect(puts(asked)[0]?.body).toMatchObject({ assignments: mapping.assignments }));
});
