// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import {
  changeFinding,
  changeFindings,
  endJustification,
  getFindingLife,
  justifyFindings,
  listFindingPeople,
  listJustifications,
  previewJustification,
} from '#api/audits/finding-lives/contract.ts';
import { madeItem } from '../../../../../tests/support/made-items.ts';
import { madeJustification, madeLife } from '../../../../../tests/support/web/made-life.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { FindingList } from '../findings/FindingList.tsx';
import { useAuditView } from '../use-audit-view.ts';
import { Activity } from './Activity.tsx';
import { JustificationsDrawer } from './JustificationsDrawer.tsx';
import { JustifyForm, newDraft } from './JustifyForm.tsx';
import type { LifeChanges } from './use-life-changes.ts';

const period = { year: 2026, month: 2 };
const place = { company: 7, fingerprint: 'a', period: '2026-02' };
const ana = { id: 4, name: 'Ana' };
const people = answers(listFindingPeople, { data: [ana] });

describe('several findings', () => {
  const items = ['a', 'b'].map((fingerprint) => madeItem({ fingerprint, account: `11050${fingerprint}` }));
  function List() {
    return <FindingList findings={items} control={useAuditView(period)} />;
  }

  it('are chosen by ticks and assigned at once, each with its version, and taken back', async () => {
    const server = [
      people,
      answers(changeFindings, ({ body }) => ({
        data: (body as { findings: { fingerprint: string; version: number }[] }).findings.map((one) => ({
          ...one,
          version: one.version + 1,
        })),
      })),
    ];
    const { user, asked } = show(<List />, { server });
    await user.click(screen.getByRole('checkbox', { name: 'Elegir todos los que se ven' }));
    const bar = within(await screen.findByRole('region', { name: 'Acciones sobre los hallazgos elegidos' }));
    expect(bar.getByText('2 hallazgos')).toBeDefined();
    await user.click(bar.getByRole('button', { name: 'Asignar' }));
    await user.click(await screen.findByRole('button', { name: 'Ana' }));
    await screen.findByText('2 hallazgos cambiados.');
    const sent = () => asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    const named = (version: number) => ['a', 'b'].map((fingerprint) => ({ fingerprint, version }));
    expect(sent()).toEqual([{ findings: named(0), change: { assignee: 4 } }]);
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(sent().at(-1)).toEqual({ findings: named(1), change: { assignee: null } }));
  });

  it('keep the reason that could not be sent, with the dialog and through a reload', async () => {
    const server = [people, refuses(justifyFindings, 503, { error: 'server.busy', message: 'Ocupado.' })];
    const justify = async ({ user }: ReturnType<typeof show>) => {
      await user.click(screen.getByRole('checkbox', { name: 'Elegir todos los que se ven' }));
      await user.click(await screen.findByRole('button', { name: 'Justificar' }));
      return within(await screen.findByRole('dialog', { name: 'Justificar 2 hallazgos' }));
    };
    const first = show(<List />, { server });
    const dialog = await justify(first);
    await first.user.type(dialog.getByRole('textbox', { name: 'Razón' }), 'Anticipo');
    await first.user.click(dialog.getByRole('button', { name: 'Justificar' }));
    await waitFor(() => expect(first.notices()).toEqual(['Información']));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Razón' }).value).toBe('Anticipo');
    first.close();
    const again = await justify(show(<List />, { server }));
    expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Razón' }).value).toBe('Anticipo');
  });

  it('are justified for one reason, which is asked for', async () => {
    const made = answers(justifyFindings, { data: [madeJustification()] });
    const { user, asked } = show(<List />, { server: [people, made] });
    screen.getAllByRole('link')[1]!.focus();
    await user.keyboard('x');
    await user.click(await screen.findByRole('button', { name: 'Justificar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Justificar 1 hallazgo' }));
    await user.click(dialog.getByRole('button', { name: 'Justificar' }));
    expect(dialog.getByText(/Escribe la razón/)).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: 'Razón' }), 'Anticipo');
    await user.click(dialog.getByRole('button', { name: 'Justificar' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      findings: [{ fingerprint: 'b', version: 0 }],
      scope: 'finding',
      reason: 'Anticipo',
      until: '2026-03',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.length).toBe(0);
  });
});

describe('a justification', () => {
  it('says what each scope covers and what it does before it is done; a rule is for who approves', async () => {
    const of = (scope: 'finding' | 'rule', covers: number) => ({
      scope,
      covers,
      amount: '700000.00',
      toExplain: '0.00',
      healthIndex: 80,
    });
    const preview = answers(previewJustification, {
      data: { healthIndex: 70, scopes: [of('finding', 1), of('rule', 4)] },
    });
    function Form() {
      const [draft, setDraft] = useState(newDraft(period));
      const may = { mayApprove: false, mayEdit: true, isMissing: false };
      return <JustifyForm place={place} period={period} draft={draft} onDraft={setDraft} {...may} />;
    }
    const { user } = show(<Form />, { server: [preview] });
    const rule = await screen.findByRole('radio', { name: /^Esta regla/ });
    expect(
      screen.getByText(/1 hallazgo deja de contar: 700\.000 en riesgo\. El índice pasa de 70 a 80\./),
    ).toBeDefined();
    await user.click(rule);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Este hallazgo/ }).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cambió la tarifa' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Razón' }).value).toBe('Cambió la tarifa');
  });

  it('is listed with what it covers, and is undone', async () => {
    const one = madeJustification();
    const server = [
      answers(listJustifications, { data: [{ ...one, covers: 3 }] }),
      answers(endJustification, undefined),
    ];
    const { user, asked } = show(<JustificationsDrawer company={7} onClose={() => undefined} />, { server });
    await screen.findByText('Anticipo de un cliente');
    expect(screen.getByText(/Cubre 3 hallazgos del último mes/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Quitar la justificación de Clientes con saldo crédito' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'DELETE')?.path).toBe(
        `/companies/7/finding-justifications/${one.id}`,
      ),
    );
  });
});

it('the activity tells each act, its comments or its history, and who did the last one takes it back', async () => {
  const at = '2026-02-03T10:00:00.000Z';
  const own = { before: null, after: null, period: null, mentions: [], by: { ...ana, id: 1 }, at };
  const life = madeLife({
    acts: [
      { ...own, id: 1, kind: 'comment', after: 'Mira @Ana', mentions: [ana] },
      { ...own, id: 2, kind: 'state', before: 'nuevo', after: 'en_revision' },
    ],
  });
  const changed: unknown[] = [];
  const changes = { change: (what: unknown) => changed.push(what) } as unknown as LifeChanges;
  const { user } = show(<Activity place={place} life={life} people={[ana]} changes={changes} mayEdit />, {
    server: [answers(getFindingLife, { data: life }), answers(changeFinding, { data: life })],
  });
  const acts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(acts()).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: 'Comentarios 1' }));
  expect(acts()[0]).toContain('Mira @Ana');
  await user.click(screen.getByRole('radio', { name: 'Historial 1' }));
  expect(acts()[0]).toContain('Ana lo pasó de nuevo a en revisión.');
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(changed).toEqual([{ state: 'nuevo' }]);
});
