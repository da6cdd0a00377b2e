// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import {
  closeSignOff,
  getSignOff,
  giveOpenReasons,
  prepareSignOff,
  reopenSignOff,
  returnSignOff,
  type SignOff,
} from '#api/audits/audits/sign-off/contract.ts';
import { getCompany, updateCompany, userCompanies } from '#api/companies/companies/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { madeAccess, madeCompany } from '../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { SignOffScreen } from './SignOffScreen.tsx';

const digest = 'a'.repeat(64);
const at = '2026-03-05T15:00:00.000Z';
const ana = { id: 4, name: 'Ana Ruiz', card: '284713-T', at };
const topic = {
  topic: 'naturaleza:NAT-1',
  fingerprint: 'NAT-1:1305',
  validationId: 1,
  validationTitle: 'Naturaleza',
  rule: 'NAT-1',
  severity: 'alta' as const,
  title: 'Clientes con saldo crédito',
  account: '130505',
  findings: 1,
  amount: '0.00',
  toExplain: '140000.00',
  state: 'nuevo' as const,
  assignee: null,
  due: null,
  reason: null as string | null,
};

function month(change: Partial<SignOff> = {}, reason: string | null = 'Se cruza en marzo'): SignOff {
  return {
    period: '2026-02',
    state: 'open',
    content: {
      company: { name: 'Ejemplo S.A.S.', nit: '900394374', dv: 4 },
      period: '2026-02',
      balance: { id: 'b', version: 1, fileName: 'feb.xlsx', sha256: digest, rows: 9, debits: '1.00', credits: '1.00' },
      audit: { id: 'c', finishedAt: at, healthIndex: 80 },
      validations: { ran: 24, notApplicable: 3, notEvaluated: 0 },
      rules: digest,
      corrected: 0,
      justified: 0,
      snoozed: 0,
      open: [{ ...topic, reason }],
      sums: { count: 1, amount: '0.00', toExplain: '140000.00' },
    },
    digest,
    checks: [{ kind: 'done', title: 'El balance cuadra', detail: 'Débitos y créditos iguales.' }],
    missingSigners: [],
    isOutdated: false,
    obstacle: null,
    statement: 'Preparé la auditoría.',
    prepared: null,
    closed: null,
    namesKept: 'signed',
    reviewers: [{ id: 5, name: 'Marta Ospina' }],
    changed: null,
    acts: [],
    ...change,
  };
}

const prepared = (change: Partial<SignOff> = {}) => month({ state: 'prepared', prepared: ana, ...change });

/** `after`: the month once an act was done. */
function open(
  data: SignOff,
  permissions: PermissionKey[] = ['auditoria.editar', 'auditoria.aprobar'],
  after: SignOff = data,
) {
  let now = data;
  const done = () => {
    now = after;
    return { data: now };
  };
  return show(
    <main>
      <Routes>
        <Route path="/empresa/:company/servicio/auditoria/cierre/:period" element={<SignOffScreen />} />
      </Routes>
    </main>,
    {
      address: '/empresa/7/servicio/auditoria/cierre/2026-02',
      signedInAs: { isRootUser: false },
      server: [
        answers(userCompanies, { data: [madeCompany()] }),
        answers(getCompany, { data: madeCompany() }),
        answers(updateCompany, () => {
          done();
          return { data: madeCompany() };
        }),
        answers(getSignOff, () => ({ data: now })),
        ...[giveOpenReasons, prepareSignOff, returnSignOff, closeSignOff, reopenSignOff].map((call) =>
          answers(call, done),
        ),
        answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 7, permissions }] }) }),
      ],
    },
  );
}

const sent = (asked: readonly { method: string; path: string; body: unknown }[]) =>
  asked.flatMap(({ method, path, body }) => (method === 'GET' ? [] : [[path.split('/').at(-1), body]]));

describe('the sign-off of a month', () => {
  it('is signed by who prepares, with the digest of what is shown', async () => {
    const { user, asked } = open(month());
    await user.click(await screen.findByRole('button', { name: 'Firmar y pedir revisión' }));
    await waitFor(() => expect(sent(asked)).toEqual([['prepare', { digest }]]));
  });

  it('says under the button why it cannot be signed', async () => {
    open(month({ obstacle: 'Falta la razón de 1 hallazgo: Clientes con saldo crédito.' }, null));
    const button = await screen.findByRole('button', { name: 'Firmar y pedir revisión' });
    expect(button).toHaveProperty('disabled', true);
    const why = document.getElementById(button.getAttribute('aria-describedby')!);
    expect(why?.textContent).toContain('Falta la razón');
  });

  it('takes the reason of a finding, and asks for one that says something', async () => {
    const { user, asked } = open(month({}, null));
    await user.click(await screen.findByRole('button', { name: /por qué queda abierto: Clientes/ }));
    const area = screen.getByRole('textbox', { name: /por qué queda abierto/ });
    expect(document.activeElement).toBe(area);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(screen.getByRole('alert').textContent).toContain('al menos 3 letras');
    await user.type(area, 'Se cruza en marzo');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    const body = { topics: ['naturaleza:NAT-1'], reason: 'Se cruza en marzo' };
    await waitFor(() => expect(sent(asked)).toEqual([['reasons', body]]));
    const title = screen.getByRole('link', { name: /^Clientes con saldo crédito/ });
    await waitFor(() => expect(document.activeElement).toBe(title));
    await user.click(screen.getByRole('button', { name: /por qué queda abierto: Clientes/ }));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('keeps the focus in the panel after one reason for all', async () => {
    const many = month({}, null);
    many.content!.open.push({ ...topic, topic: 'b', title: 'Caja en rojo' });
    const { user } = open(many);
    await user.click(await screen.findByRole('button', { name: /misma razón/i }));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    const again = screen.getByRole('button', { name: /misma razón/i });
    await waitFor(() => expect(document.activeElement).toBe(again));
  });

  it('is closed after reading what stays open', async () => {
    const { user, asked } = open(prepared());
    const button = await screen.findByRole('button', { name: 'Firmar y cerrar febrero' });
    expect(button).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: /Leí lo que queda abierto/ }));
    await user.click(button);
    await waitFor(() => expect(sent(asked)).toEqual([['close', { digest }]]));
  });

  it('keeps the focus in the panel after a signature, and at the title once the month is closed', async () => {
    const { user } = open(month(), undefined, prepared());
    await user.click(await screen.findByRole('button', { name: 'Firmar y pedir revisión' }));
    const read = await screen.findByRole('checkbox', { name: /Leí lo que queda abierto/ });
    await waitFor(() => expect(document.activeElement).toBe(read));
    cleanup();
    const last = open(prepared(), undefined, prepared({ state: 'closed', closed: ana, digest: null }));
    await last.user.click(await screen.findByRole('checkbox', { name: /Leí lo que queda abierto/ }));
    await last.user.click(screen.getByRole('button', { name: 'Firmar y cerrar febrero' }));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('keeps the focus on the page after who certifies is kept', async () => {
    const { user } = open(month({ missingSigners: ['accountant'] }), ['auditoria.editar', 'empresas.editar'], month());
    await user.type(await screen.findByRole('textbox', { name: 'Contador' }), 'Luz Mar');
    await user.click(screen.getByRole('button', { name: 'Guardar quién firma' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Contador' })).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it('is returned with a comment', async () => {
    const { user, asked } = open(prepared());
    await user.click(await screen.findByRole('button', { name: 'Devolver a Ana con un comentario' }));
    await user.click(screen.getByRole('button', { name: 'Devolver' }));
    await user.type(screen.getByRole('textbox', { name: 'Comentario' }), 'Falta un soporte');
    await user.click(screen.getByRole('button', { name: 'Devolver' }));
    await waitFor(() => expect(sent(asked)).toEqual([['return', { reason: 'Falta un soporte' }]]));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    const first = screen.getByRole('checkbox', { name: /Leí lo que queda abierto/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('asks for the first signature again when something changed after it', async () => {
    open(prepared({ isOutdated: true }));
    await screen.findByRole('button', { name: 'Firmar otra vez' });
    expect(screen.queryByRole('button', { name: /Firmar y cerrar/ })).toBeNull();
  });

  it('shows both signatures and the accounts that changed after them, and is reopened with a reason', async () => {
    const accounts = [
      { account: '110505', name: 'Caja', signed: '100.00', now: '90.00' },
      { account: '130505', name: 'Clientes', signed: '0.00', now: '10.00' },
    ];
    const changed = { version: 2, uploadedBy: 'Ana Ruiz', uploadedAt: at, accounts, total: 2 };
    const closed = { id: 5, name: 'Marta Ospina', card: null, at };
    const { user, asked } = open(month({ state: 'closed', prepared: ana, closed, changed, checks: [] }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Febrero está cerrado y su balance cambió.');
    expect(alert.textContent).toContain('2 cuentas tienen otro saldo');
    const table = screen.getByRole('region', { name: /Qué cambió después del cierre/ });
    expect(within(table).getByText('Caja')).toBeTruthy();
    expect(screen.getByText('T. P. 284713-T')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /por qué queda abierto/ })).toBeNull();
    await user.type(await screen.findByRole('textbox', { name: 'Razón' }), 'Se corrigió el anticipo');
    await user.click(screen.getByRole('button', { name: 'Reabrir febrero' }));
    await waitFor(() => expect(sent(asked)).toEqual([['reopen', { reason: 'Se corrigió el anticipo' }]]));
  });

  it('asks who certifies the statements, and keeps it in the company', async () => {
    const missing = month({ missingSigners: ['accountant'] });
    const { user, asked } = open(missing, ['auditoria.editar', 'empresas.editar']);
    await user.click(await screen.findByRole('button', { name: 'Guardar quién firma' }));
    expect(screen.getByRole('alert').textContent).toBe('Escribe al menos un nombre.');
    expect(screen.queryByRole('textbox', { name: 'Representante legal' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Contador' }), 'Luz Mar');
    await user.type(screen.getByRole('textbox', { name: 'Tarjeta profesional del contador' }), '7-TT');
    await user.click(screen.getByRole('button', { name: 'Guardar quién firma' }));
    const signers = { accountant: { name: 'Luz Mar', card: '7-TT' } };
    await waitFor(() => expect(sent(asked)).toEqual([['7', { comp_signers: signers }]]));
  });

  it('says who writes it to who may not', async () => {
    open(month({ missingSigners: ['accountant'] }), ['auditoria.editar']);
    await screen.findByText('Lo escribe quien puede editar los datos de la empresa.');
    expect(screen.queryByRole('button', { name: 'Guardar quién firma' })).toBeNull();
  });

  it('tells one person in both roles as one', async () => {
    open(month({ state: 'closed', prepared: ana, closed: ana, checks: [] }));
    await screen.findByText(/Preparó y revisó la misma persona: Ana Ruiz\./);
    expect(screen.getByText('Preparó y revisó la misma persona')).toBeTruthy();
    expect(screen.queryByText('Revisó')).toBeNull();
  });

  it('offers nothing to who may only look', async () => {
    open(prepared({ obstacle: 'Tu cargo no permite cerrar el mes.' }), []);
    await screen.findByText('Tu cargo no permite cerrar el mes.');
    expect(screen.queryByRole('button', { name: /Firmar|Devolver|por qué/ })).toBeNull();
  });
});
