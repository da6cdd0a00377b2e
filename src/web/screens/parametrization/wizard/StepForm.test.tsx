// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import {
  listAccountNames,
  type ParametrizedValidation,
  previewMonths,
  previewValidation,
  setValidation,
} from '#api/audits/parametrization/contract.ts';
import { madeAccess } from '../../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { StepForm } from './StepForm.tsx';

const stored: ParametrizedValidation = {
  id: 3,
  attributes: {
    key: 'terceros',
    title: 'Terceros',
    summary: 'Cada cuenta con su tercero.',
    settings: {},
    isDefault: true,
    version: 0,
    changedAt: null,
    changedBy: null,
    problems: [],
    roles: [
      { name: 'required', label: 'Cuentas que exigen tercero', default: ['1305'], accounts: ['1305'], isDefault: true },
    ],
    parameters: [
      {
        name: 'tolerance',
        label: 'Tolerancia',
        help: '',
        kind: 'percent',
        default: 5,
        value: 5,
        minimum: 0,
        maximum: 100,
        isDefault: true,
      },
    ],
    rules: [{ rule: 'TER-1', title: 'Sin tercero', severity: 'media', predefined: null, setting: null }],
    assetClasses: null,
  },
};
const preview = {
  period: null,
  before: null,
  after: null,
  findings: [],
  accounts: { required: ['130505', '130510'] },
  suggestions: [],
  absent: [],
};
const names = [
  { code: '1305', name: 'Clientes', isOwn: false },
  { code: '130505', name: 'Clientes nacionales', isOwn: true },
];
const previews = [
  answers(previewValidation, { data: preview }),
  answers(previewMonths, { data: [] }),
  answers(listAccountNames, { data: names }),
];

const open = (...server: ReturnType<typeof answers>[]) =>
  show(<StepForm company={7} stored={stored} next={null} />, { server: [...server, ...previews] });
const role = () => within(screen.getByRole('group', { name: 'Cuentas que exigen tercero' }));
const tolerance = () => within(screen.getByRole('group', { name: 'Tolerancia' }));

async function change({ user }: ReturnType<typeof open>): Promise<void> {
  await user.click(role().getByRole('button', { name: 'Quitar 1305' }));
  const field = tolerance().getByRole('spinbutton');
  await user.clear(field);
  await user.type(field, '12,5');
}

/** The stored version, and one that an import brings. */
function Renewed() {
  const [isNewer, setNewer] = useState(false);
  const parameters = [{ ...stored.attributes.parameters[0]!, value: 8 }];
  const newer = { ...stored, attributes: { ...stored.attributes, parameters, version: 1 } };
  const [kept] = useState(newer);
  return (
    <>
      <button type="button" onClick={() => setNewer(true)}>
        traer
      </button>
      <StepForm company={7} stored={isNewer ? kept : stored} next={null} />
    </>
  );
}

describe('a step of the parametrization', () => {
  it('shows what an import brought, unless something is being edited', async () => {
    const value = () => tolerance().getByRole<HTMLInputElement>('spinbutton').value;
    const { user } = show(<Renewed />, { server: previews });
    await user.click(screen.getByRole('button', { name: 'traer' }));
    expect(value()).toBe('8');
    expect(screen.getByText('Todo está guardado')).toBeDefined();
    cleanup();
    const again = show(<Renewed />, { server: previews });
    await again.user.click(role().getByRole('button', { name: 'Quitar 1305' }));
    await again.user.click(screen.getByRole('button', { name: 'traer' }));
    expect(value()).toBe('5');
    expect(role().queryByRole('button', { name: 'Quitar 1305' })).toBeNull();
  });

  it('tells accounts that no balance has', async () => {
    const after = {
      ...{ id: 3, key: 'tercero', title: 'Tercero', outcome: 'sin_hallazgos' as const, reason: null, notEvaluated: [] },
      ...{ findings: 0, worst: null, amount: '0.00', toExplain: '0.00' },
    };
    const absent = answers(previewValidation, {
      data: { ...preview, period: '2026-01', before: after, after, absent: ['1977', '1988'] },
    });
    show(<StepForm company={7} stored={stored} next={null} />, { server: [absent, ...previews.slice(1)] });
    await screen.findByText(/Ningún balance cargado tiene las cuentas 1977, 1988/);
  });

  it('takes a rule that the package switches off as it comes, for a reason of its own, and back', async () => {
    const predefined = { off: true, reason: 'No se usa en este software' };
    const rules = [{ ...stored.attributes.rules[0]!, predefined, setting: predefined }];
    const over = { ...stored, attributes: { ...stored.attributes, rules } };
    const { user, ...shown } = show(<StepForm company={7} stored={over} next={null} />, {
      server: [answers(setValidation, { data: over }), ...previews],
    });
    const rule = within(screen.getByRole('group', { name: 'TER-1 · Sin tercero' }));
    const treat = async (name: string) => {
      await user.click(rule.getByRole('combobox'));
      await user.click(screen.getByRole('option', { name }));
    };
    const reason = () => rule.getByRole<HTMLInputElement>('textbox').value;
    expect(reason()).toBe('No se usa en este software');
    await treat('Como viene (media)');
    expect(reason()).toBe('');
    await treat('Apagada · predefinido');
    expect(reason()).toBe('No se usa en este software');
    expect(screen.getByText('Todo está guardado')).toBeDefined();
    await treat('Como viene (media)');
    await user.type(rule.getByRole('textbox'), 'Aquí sí se usa');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    const settings = { rules: { 'TER-1': { off: false, reason: 'Aquí sí se usa' } } };
    await waitFor(() =>
      expect(shown.asked.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({ settings }),
    );
  });

  it('is saved with what differs from what we give, and nothing else', async () => {
    const changed = { ...stored.attributes, settings: { parameters: { tolerance: 12.5 } }, version: 1 };
    const shown = open(answers(setValidation, { data: { id: 3, attributes: changed } }));
    await change(shown);
    await screen.findByText('Sin guardar: 2 cambios');
    await shown.user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(shown.notices()).toHaveLength(1));
    const sent = shown.asked.find(({ method }) => method === 'PUT')?.body;
    expect(sent).toEqual({ settings: { roles: { required: [] }, parameters: { tolerance: 12.5 } } });
  });

  it('switches a rule off with a reason, and says at the rule what the service objects to', async () => {
    const errors = [{ field: 'settings.rules.TER-1.reason', message: 'Escribe por qué cambias la regla.' }];
    const shown = open(refuses(setValidation, 400, { error: 'request.invalid', message: 'Revisa.', errors }));
    const rule = within(screen.getByRole('group', { name: 'TER-1 · Sin tercero' }));
    expect(rule.getByRole('link', { name: 'TER-1 · Sin tercero' }).getAttribute('href')).toBe(
      '/ayuda/validacion/terceros#ter-1',
    );
    await shown.user.click(rule.getByRole('combobox', { name: 'Severidad de TER-1 · Sin tercero' }));
    await shown.user.click(await screen.findByRole('option', { name: 'Apagada' }));
    await shown.user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(rule.getByRole('alert').textContent).toBe('Escribe por qué cambias la regla.'));
    await shown.user.type(rule.getByRole('textbox', { name: 'Por qué se cambia TER-1 · Sin tercero' }), 'No aplica');
    await shown.user.click(screen.getByRole('button', { name: 'Guardar' }));
    const rules = { 'TER-1': { off: true, reason: 'No aplica' } };
    await waitFor(() =>
      expect(shown.asked.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({ settings: { rules } }),
    );
  });

  it('says at each field what the service objects to in it, and the rest above the buttons', async () => {
    const errors = [
      { field: 'settings.roles.required.0', message: '«13O5» no es una cuenta.' },
      { field: 'settings.parameters.tolerance', message: 'El porcentaje va de 0 a 10.' },
      { field: 'settings', message: 'Así no queda nada que revisar.' },
    ];
    const shown = open(refuses(setValidation, 400, { error: 'request.invalid', message: 'Revisa.', errors }));
    await change(shown);
    await shown.user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(role().getByRole('alert').textContent).toBe('«13O5» no es una cuenta.'));
    expect(tolerance().getByRole('alert').textContent).toBe('El porcentaje va de 0 a 10.');
    expect(screen.getByText('Así no queda nada que revisar.')).toBeDefined();
    expect(screen.getByText('Sin guardar: 2 cambios')).toBeDefined();
  });

  it('goes back to what is stored, and shows which accounts a role takes', async () => {
    const shown = open();
    await change(shown);
    await shown.user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(role().getByText(/^1305\*/)).toBeDefined();
    expect(tolerance().getByRole<HTMLInputElement>('spinbutton').value).toBe('5');
    await shown.user.click(await role().findByRole('button', { name: '2 cuentas' }));
    const taken = (await screen.findByText('130505')).closest('ul')!;
    expect([...taken.children].map(({ textContent }) => textContent)).toEqual([
      '130505 Clientes nacionales',
      '130510 ',
    ]);
  });

  it('can be saved, but not tried, by whoever may not see audits', async () => {
    const access = madeAccess({
      companies: [{ companyId: 7, permissions: ['parametrizacion.ver', 'parametrizacion.editar'] }],
    });
    const changed = { ...stored.attributes, version: 1 };
    const shown = open(
      answers(ownAccess, { data: access }),
      answers(setValidation, { data: { id: 3, attributes: changed } }),
    );
    await screen.findByText(/Necesitas el permiso de ver auditorías para probar cambios/);
    await change(shown);
    await shown.user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(shown.notices()).toHaveLength(1));
    // While the permissions load nothing is known; what is tried later is refused by the service anyway.
    const tried = shown.asked.filter(({ method, body }) => method === 'POST' && JSON.stringify(body).includes('12.5'));
    expect(tried).toEqual([]);
  });
});
