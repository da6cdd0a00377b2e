// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Inspection, type ReadIssueDocument, uploadChanges } from '#api/balances/trial-balances/contract.ts';
import { madeInspection } from '../../../../../../tests/support/made-inspection.ts';
import { madeCompany } from '../../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../../tests/support/web/show.tsx';
import { useAuditView } from '../../use-audit-view.ts';
import type { FileStatus, LoadedFile } from '../loaded-file.ts';
import type { Loading } from '../use-loading.ts';
import { FileTable } from './FileTable.tsx';

type Page = NonNullable<Parameters<typeof show>[1]>;

function made(id: number, name: string, status: FileStatus): LoadedFile {
  const source = { kind: 'kept', fileId: `01890000-0000-7000-8000-00000000003${id}`, company: 7 } as const;
  return { id, name, folder: '', size: 2048, source, assign: false, company: 7, isChosen: false, status };
}
const inspected = (changes: Partial<Inspection> = {}): FileStatus => ({
  step: 'inspected',
  inspection: madeInspection(changes),
});
const issue = (changes: Partial<ReadIssueDocument>): ReadIssueDocument => ({
  code: 'unreadable_amount',
  fatal: true,
  message: 'Fila 5, columna E: esperábamos un número y encontramos «1.2O0».',
  sheet: 'Hoja 1',
  row: 5,
  column: 'E',
  excerpt: { columns: ['D', 'E'], rows: [{ number: 5, cells: ['Ana', '1.2O0'] }] },
  ...changes,
});

function Table({ loading }: { loading: Loading }) {
  const company = madeCompany();
  return <FileTable company={company} companies={[company]} loading={loading} control={useAuditView()} />;
}

function open(...files: LoadedFile[]) {
  return openWith({}, ...files);
}

function openWith({ server = [], ...more }: Partial<Loading> & Pick<Page, 'server'>, ...files: LoadedFile[]) {
  const calls = { store: vi.fn(), discard: vi.fn(), again: vi.fn(), choose: vi.fn() };
  const runs = { list: [], current: null };
  const batch = { made: null, isSending: false };
  const loading = { files, saving: null, runs, batch, ...calls, ...more } as unknown as Loading;
  return { ...show(<Table loading={loading} />, { server }), ...calls };
}
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

describe('the files that were dropped', () => {
  it('show four totals to compare where no real file of the program was seen', () => {
    const format = { key: 'helisa', name: 'Helisa', headerRow: 5, sheet: 'Balance' };
    const totals = { opening: '0.00', debits: '1500000.00', credits: '1500000.00', closing: '0.00', balanced: true };
    open(
      made(1, 'helisa.xlsx', inspected({ format: { ...format, isAssumed: true }, totals })),
      made(2, 'otro.xlsx', inspected({ format, totals })),
    );
    const [asked, ...others] = screen.getAllByText(
      /^Todavía no hemos visto un archivo real de este programa: comprueba estos cuatro totales/,
    );
    expect(others).toEqual([]);
    const figures = [...asked!.parentElement!.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
    const [none, moved] = ['$\u00a00', '$\u00a01.500.000'];
    expect(figures).toEqual(['Saldo inicial', none, 'Débitos', moved, 'Créditos', moved, 'Saldo final', none]);
  });

  it('are each stored by themselves, and those that are sure together', async () => {
    const sure = made(1, 'enero.xlsx', inspected());
    const other = made(2, 'febrero.xlsx', inspected({ period: '2026-02', existing: { version: 1, sameBytes: false } }));
    const { user, store } = open(sure, other);
    await user.click(screen.getByRole('button', { name: /^Guardar y auditar/ }));
    expect(store).toHaveBeenLastCalledWith([sure]);
    expect(row(/^febrero/).getByText('ya tiene versión 1')).toBeDefined();
    await user.click(row(/^febrero/).getByRole('button', { name: 'Guardar versión 2' }));
    expect(store).toHaveBeenLastCalledWith([other], {});
  });

  it('say beside each that it is on its way, ready, or failed', () => {
    open(
      made(1, 'enero.xlsx', { step: 'sending', share: 0.4 }),
      made(2, 'febrero.xlsx', inspected()),
      made(3, 'marzo.xlsx', inspected({ readable: false, issues: [issue({})] })),
      made(4, 'abril.xlsx', { step: 'failed', message: 'Se perdió la conexión.', inspection: null }),
    );
    expect(row(/^enero/).getByText('Subiendo 40 %')).toBeDefined();
    expect(row(/^febrero/).getByText('Listo')).toBeDefined();
    for (const name of [/^marzo/, /^abril/]) expect(row(name).getByText('Error')).toBeDefined();
    expect(screen.getByText('Se perdió la conexión.')).toBeDefined();
  });

  it('that are refused without format, company or month leave these cells empty', () => {
    const nobody = { nit: null, dv: null, name: null, matches: null, otherCompanyId: null };
    const unknown = { readable: false, uploadId: null, format: null, period: null, issues: [issue({})] };
    open(made(1, 'foto.xlsx', inspected({ ...unknown, company: nobody })));
    const cells = [...screen.getByRole('row', { name: /^foto/ }).querySelectorAll('[data-title]')];
    const empty = cells.filter((cell) => cell.textContent === '–');
    expect(empty.length).toBeGreaterThanOrEqual(3);
    // A card leaves them out.
    expect(empty.filter((cell) => !cell.hasAttribute('data-empty'))).toEqual([]);
  });

  it('that leave their unit open show both totals, and are read again with the answer', async () => {
    const totals = (debits: string) => ({ opening: '0.00', debits, credits: debits, closing: '0.00' });
    const choices = [
      { value: 'miles', label: 'miles', totals: totals('3500000.00') },
      { value: 'pesos', label: 'pesos', totals: totals('3500.00') },
    ];
    const asked = issue({ code: 'unit_asked', message: 'El informe dice que sus cifras están en miles.' });
    const answer = vi.fn();
    const open = { readable: false, uploadId: null, issues: [asked], question: { kind: 'unit' as const, choices } };
    const { user } = openWith({ answer }, made(1, 'miles.xlsx', inspected(open)));
    expect(screen.getByText('Espera tu respuesta')).toBeDefined();
    expect(row(/^miles/).getByText('Listo')).toBeDefined();
    expect(screen.getByText(/débitos .*3\.500\.000/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Las cifras de miles.xlsx están en miles' }));
    expect(answer).toHaveBeenLastCalledWith(1, { unit: 'miles' });
  });

  it('with rows that nothing proves show both readings with their four totals', async () => {
    const totals = (debits: string, closing: string) => ({ opening: '0.00', debits, credits: '0.00', closing });
    const choices = [
      { value: 'totales', label: 'totales', totals: totals('60.00', '60.00') },
      { value: 'movimientos', label: 'movimientos', totals: totals('160.00', '160.00') },
    ];
    const asked = issue({ code: 'levels_asked', message: 'Las cifras de esta fila no son la suma.' });
    const answer = vi.fn();
    const doubt = { readable: false, uploadId: null, issues: [asked], question: { kind: 'levels' as const, choices } };
    const { user } = openWith({ answer }, made(1, 'mayo.xlsx', inspected(doubt)));
    screen.getByText('saldo inicial 0 · débitos 60 · créditos 0 · saldo final 60');
    screen.getByText('saldo inicial 0 · débitos 160 · créditos 0 · saldo final 160');
    await user.click(screen.getByRole('button', { name: 'Las filas en duda de mayo.xlsx son movimientos' }));
    expect(answer).toHaveBeenLastCalledWith(1, { levels: 'movimientos' });
  });

  it('with balances of either sign say how each reading takes them', async () => {
    const totals = (closing: string) => ({ opening: '0.00', debits: '5.00', credits: '5.00', closing });
    const choices = [
      { value: 'por-clase', label: 'por-clase', totals: totals('7.00') },
      { value: 'por-naturaleza', label: 'por-naturaleza', totals: totals('67.00') },
    ];
    const asked = issue({ code: 'sign_asked', message: 'Ningún movimiento dice con qué signo vienen.' });
    const answer = vi.fn();
    const doubt = { readable: false, uploadId: null, issues: [asked], question: { kind: 'sign' as const, choices } };
    const { user } = openWith({ answer }, made(1, 'mayo.xlsx', inspected(doubt)));
    screen.getByText('Ningún movimiento dice con qué signo vienen.');
    screen.getByText(/saldo final 67/);
    await user.click(screen.getByRole('button', { name: 'mayo.xlsx: Las clases 2, 3, 4 y 9 vienen en positivo' }));
    expect(answer).toHaveBeenLastCalledWith(1, { sign: 'por-clase' });
  });

  it('of one month are asked for, and only the chosen one goes with the others', async () => {
    const files = [
      made(
        1,
        'helisa.xlsx',
        inspected({ figures: 'a', format: { key: 'helisa', name: 'Helisa', headerRow: 1, sheet: '' } }),
      ),
      made(2, 'siigo.xlsx', inspected({ figures: 'a' })),
      made(3, 'corregido.xlsx', inspected({ figures: 'b' })),
      made(4, 'febrero.xlsx', inspected({ figures: 'a', period: '2026-02' })),
    ];
    const { user, choose } = open(...files);
    expect(row(/^siigo/).getByText('mismas cifras que Helisa')).toBeDefined();
    expect(row(/^siigo/).queryByRole('button', { name: /Guardar|Usar/ })).toBeNull();
    expect(row(/^corregido/).getByText('2 archivos distintos: elige uno')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Guardar y auditar' })).toBeDefined();
    await user.click(row(/^corregido/).getByRole('button', { name: 'Usar este: corregido.xlsx' }));
    expect(choose).toHaveBeenCalledWith(3);
  });

  it('with the figures of a stored version are not stored again', () => {
    const existing = { version: 2, sameBytes: false, changes: 0, same: true };
    open(made(1, 'enero.csv', inspected({ existing })));
    expect(row(/^enero/).getByText('mismas cifras que la versión 2')).toBeDefined();
    expect(row(/^enero/).queryByRole('button', { name: /^Guardar/ })).toBeNull();
  });

  it('with the figures of a stored version and another printed total is stored, and says what changes', () => {
    const judged = { printedTotals: 1, accountNames: 0, thirdParties: 2, rows: 0, company: 0 };
    const existing = { version: 2, sameBytes: false, changes: 0, judged, same: false };
    open(made(1, 'enero.csv', inspected({ existing, nextVersion: 4 })));
    const enero = row(/^enero/);
    expect(enero.getByText(/mismos saldos, otros datos: 1 total impreso y 2 nombres o DV de terceros$/)).toBeDefined();
    expect(enero.queryByRole('button', { name: /^Ver/ })).toBeNull();
    // Version 3 was withdrawn, and keeps its number.
    expect(enero.getByRole('button', { name: 'Guardar versión 4' })).toBeDefined();
  });

  it('of an older version are stored as a new one, and say which they are', () => {
    const judged = { printedTotals: 1, accountNames: 0, thirdParties: 0, rows: 0, company: 0 };
    const existing = { version: 3, sameBytes: false, bytesOf: 2, changes: 0, judged, same: false };
    open(made(1, 'enero.csv', inspected({ existing, nextVersion: 4 })));
    expect(row(/^enero/).getByText('ya tiene versión 3; este es el archivo de la versión 2')).toBeDefined();
    expect(row(/^enero/).getByRole('button', { name: 'Guardar versión 4' })).toBeDefined();
  });

  it('of a month with a version show what they change before they are stored', async () => {
    const zero = { opening: '0.00', debit: '0.00', credit: '0.00', closing: '0.00' };
    const line = { account: '130505', accountName: 'Clientes', nit: '800197268', thirdPartyName: 'Ana' };
    const changed = { ...line, before: null, after: { ...zero, debit: '500.00', closing: '500.00' } };
    const server = [answers(uploadChanges, { data: { version: 1, total: 3, lines: [changed] } })];
    const existing = { version: 1, sameBytes: false, changes: 3 };
    const { user } = openWith({ server }, made(1, 'enero.xlsx', inspected({ existing })));
    await user.click(row(/^enero/).getByRole('button', { name: 'Ver 3 cambios de enero.xlsx' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Qué cambia en enero de 2026' }));
    expect(await drawer.findByText(/^3 cuentas y terceros tienen otra cifra que en la versión 1/)).toBeDefined();
    const cells = within(drawer.getByRole('row', { name: /^130505/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['Ana800197268', 'Saldo final', '–', '500', '500']);
  });

  it('show how far storing is where the button was', () => {
    openWith({ saving: { done: 2, total: 15 } }, made(1, 'enero.xlsx', inspected()));
    expect(screen.queryByRole('button', { name: /^Guardar y auditar/ })).toBeNull();
    expect(screen.getByText('Guardando 3 de 15 archivos')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Guardando 3 de 15 archivos' })).toBeDefined();
  });

  it('that do not say their month are stored once it has been chosen', async () => {
    const file = made(1, 'sin mes.csv', inspected({ period: null }));
    const { user, store } = open(file);
    const save = () => row(/^sin mes/).getByRole<HTMLButtonElement>('button', { name: /^Guardar/ });
    expect(save().disabled).toBe(true);
    await user.click(screen.getByRole('combobox', { name: /sin mes\.csv/ }));
    await user.keyboard('enero de 2026{Enter}');
    await user.click(save());
    expect(store).toHaveBeenCalledWith([file], { period: '2026-01' });
  });

  it('that cannot be read say where, with the cells around, and are not stored', async () => {
    const file = made(1, 'malo.csv', inspected({ readable: false, uploadId: null, issues: [issue({})] }));
    const { user, discard } = open(file);
    expect(screen.getByRole('alert').textContent).toContain('encontramos «1.2O0»');
    expect(screen.getByText('1.2O0', { selector: 'mark' })).toBeDefined();
    expect(row(/^malo/).queryByRole('button', { name: /^Guardar/ })).toBeNull();
    await user.click(row(/^malo/).getByRole('button', { name: 'Descartar malo.csv' }));
    expect(discard).toHaveBeenCalledWith(1);
  });

  it('that are in doubt say so and wait, and are stored all the same by a press of their own', async () => {
    const doubt = issue({
      code: 'totals_differ',
      fatal: false,
      confirm: true,
      message: 'Hoja 1. El balance no cuadra. Los débitos suman $ 120 y los créditos $ 100.',
    });
    const file = made(1, 'enero.xlsx', inspected({ issues: [doubt] }));
    const { user, store } = open(file);
    expect(screen.getByRole('alert').textContent).toContain('El balance no cuadra');
    expect(screen.queryByRole('button', { name: /^Guardar y auditar/ })).toBeNull();
    await user.click(row(/^enero/).getByRole('button', { name: 'Guardar de todos modos' }));
    expect(store).toHaveBeenCalledWith([file], {});
  });

  it('that show why they do not add up are corrected, and stored as they are by a second answer only', async () => {
    const fault = issue({
      code: 'totals_differ',
      fatal: false,
      confirm: true,
      isExplained: true,
      message: 'El total que imprime el archivo sí cuadra.',
    });
    const file = made(1, 'enero.xlsx', inspected({ issues: [fault] }));
    const { user, store } = open(file);
    expect(screen.queryByRole('button', { name: 'Guardar de todos modos' })).toBeNull();
    expect(row(/^enero/).getByRole('button', { name: 'Subir corregido' })).toBeDefined();
    await user.click(row(/^enero/).getByRole('button', { name: 'Guardar sin corregir' }));
    expect(store).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sí, guardarlo como está' }));
    expect(store).toHaveBeenCalledWith([file], {});
  });

  it('whose columns were found by their figures are stored with them, or named by hand', async () => {
    const found = issue({ code: 'columns_by_figures', fatal: false, confirm: true, message: 'Cuenta en A (MCN).' });
    const file = made(1, 'enero.xlsx', inspected({ issues: [found] }));
    const { user, store } = open(file);
    expect(row(/^enero/).getByRole('button', { name: 'Indicar las columnas de enero.xlsx' })).toBeDefined();
    await user.click(row(/^enero/).getByRole('button', { name: 'Guardar con estas columnas' }));
    expect(store).toHaveBeenCalledWith([file], {});
  });

  it('fold what is only a warning', async () => {
    const told = issue({ code: 'odd_title', fatal: false, message: 'La fila 2 no es del balance.' });
    const { user } = open(made(1, 'enero.xlsx', inspected({ issues: [told] })));
    expect(screen.queryByText('La fila 2 no es del balance.')).toBeNull();
    await user.click(screen.getByRole('button', { name: '1 aviso' }));
    expect(screen.getByText('La fila 2 no es del balance.')).toBeDefined();
  });

  it('say how far they are, and what went wrong with a way to try again', async () => {
    const failed = made(2, 'dos.xlsx', { step: 'failed', message: 'Se cortó la conexión.', inspection: null });
    const { user, again } = open(made(1, 'uno.xlsx', { step: 'sending', share: 0.4 }), failed);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    expect(screen.getByRole('alert').textContent).toBe('Se cortó la conexión.');
    await user.click(row(/^dos/).getByRole('button', { name: 'Reintentar' }));
    expect(again).toHaveBeenCalledWith(2);
  });
});
