// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import {
  type CustomRuleDocument,
  createCustomRule,
  listCustomChanges,
  tryCustomRule,
} from '#api/audits/custom-rules/contract.ts';
import { madeAccess } from '../../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { newRule } from '../custom-rules-view.ts';
import { RuleEditor } from './RuleEditor.tsx';

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
const expression = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Expresión' });
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Qué decir/ });
const save = () => screen.getByRole('button', { name: 'Guardar sin activar' });

const trial = answers(tryCustomRule, {
  data: [
    { period: '2026-01', outcome: 'se_cumple', reason: null, terms: [], thirdParties: [], thirdPartyCount: 0 },
    {
      period: '2026-02',
      outcome: 'no_se_cumple',
      reason: null,
      terms: [{ label: 'saldo("1105")', amount: '-120000.00' }],
      thirdParties: [],
      thirdPartyCount: 0,
    },
  ],
});

const rule: CustomRuleDocument = {
  id: 200,
  attributes: {
    name: 'Tope de caja',
    severity: 'media',
    expression: 'saldo("1105") <= 10_000_000',
    message: null,
    isActive: true,
    version: 1,
    changedAt: '2026-02-01T15:00:00Z',
    changedBy: { id: 1, name: 'Ana' },
  },
};

function open(...server: ReturnType<typeof answers>[]) {
  return show(<RuleEditor company={7} rule={newRule} stored={null} />, { server });
}

async function write({ user }: ReturnType<typeof open>): Promise<void> {
  await user.type(name(), 'La caja no queda en rojo');
  await user.click(expression());
  await user.paste('saldo("1105") >= 0');
}

describe('the form of a validation', () => {
  it('says what is missing at its field and leads there, without asking the service', async () => {
    const shown = open();
    await shown.user.type(message(), 'Revisa la caja.');
    await shown.user.click(save());
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(name());
    expect(screen.getByText('Por favor ingresar nombre')).toBeDefined();
    expect(screen.getByText('Por favor ingresar expresión')).toBeDefined();
    await shown.user.type(name(), 'Caja');
    expect(name().getAttribute('aria-invalid')).toBeNull();
    await shown.user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(expression()));
    expect(shown.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each([
    ['name', name, 'Ya tienes una validación con ese nombre.'],
    ['message', message, 'El mensaje nombra un dato que no existe.'],
    ['expression', expression, 'La cuenta 1105 no está en el plan.'],
  ] as const)('says at %s what the service objects to, and keeps what was typed', async (field, of, said) => {
    const errors = [{ field, message: said }];
    const shown = open(refuses(createCustomRule, 400, { error: 'request.invalid', message: 'Revisa.', errors }));
    await write(shown);
    await shown.user.click(save());
    await screen.findByText(said);
    expect(of().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(of()));
    expect(name().value).toBe('La caja no queda en rojo');
    expect(shown.notices()).toEqual([]);
  });

  it('says above the buttons what belongs to no field', async () => {
    const said = 'Tienes ya las 50 validaciones propias que caben.';
    const shown = open(refuses(createCustomRule, 409, { error: 'validation.limit', message: said }));
    await write(shown);
    await shown.user.click(save());
    await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(said));
    expect(name().getAttribute('aria-invalid')).toBeNull();
  });

  it('can be switched on once it has been tried on the months, newest first', async () => {
    const shown = open(trial);
    await write(shown);
    const activate = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar y activar' });
    expect(activate.disabled).toBe(true);
    await shown.user.click(screen.getByRole('button', { name: 'Probar con tus meses' }));
    await waitFor(() => expect(activate.disabled).toBe(false));
    const [, newest, oldest] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(newest).toMatch(/^feb 2026No se cumple\(120\.000\)/);
    expect(oldest).toMatch(/^ene 2026Se cumple/);
    await shown.user.type(expression(), ' + 1');
    expect(activate.disabled).toBe(true);
  });

  it('keeps what is typed through a reload, with what somebody else stored meanwhile', async () => {
    const stored = (attributes: Partial<CustomRuleDocument['attributes']>): CustomRuleDocument => ({
      ...rule,
      attributes: { ...rule.attributes, ...attributes },
    });
    const server = [answers(listCustomChanges, { data: [], meta: { page: 1, pageSize: 50, total: 0 } }), trial];
    const first = show(<RuleEditor company={7} rule={200} stored={stored({})} />, { server });
    await first.user.type(message(), 'Revisa la caja.');
    first.close();
    const theirs = stored({ version: 2, name: 'Tope de caja menor' });
    show(<RuleEditor company={7} rule={200} stored={theirs} />, { server });
    expect(message().value).toBe('Revisa la caja.');
    expect(name().value).toBe('Tope de caja menor');
    expect(screen.getByText(/^Otra persona cambió esta validación mientras la editabas/)).toBeDefined();
  });

  it('is only read, and tries nothing, for whoever may not see audits', async () => {
    const access = madeAccess({
      companies: [{ companyId: 7, permissions: ['parametrizacion.ver', 'parametrizacion.editar'] }],
    });
    const meta = { page: 1, pageSize: 50, total: 0 };
    const shown = show(<RuleEditor company={7} rule={200} stored={rule} />, {
      server: [answers(ownAccess, { data: access }), answers(listCustomChanges, { data: [], meta }), trial],
    });
    await screen.findByText(/Necesitas el permiso de ver auditorías para probarla/);
    expect(name().disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Probar con tus meses' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
    expect(screen.getByText(/necesitas también el permiso de ver auditorías/)).toBeDefined();
    await waitFor(() => expect(shown.asked.some(({ path }) => path.endsWith('/history'))).toBe(true));
  });
});
