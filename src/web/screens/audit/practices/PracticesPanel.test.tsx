// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import {
  answerPractice,
  listPractices,
  type Practice,
  undoPracticeAnswer,
} from '#api/audits/audits/practices/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { madeItem } from '../../../../../tests/support/made-items.ts';
import { madeAccess } from '../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { useAuditView } from '../use-audit-view.ts';
import { PracticesPanel } from './PracticesPanel.tsx';

const { finding } = madeItem({ fingerprint: 'OBL-1:219595@444', account: '219595', amount: '900.00', proof: 'flow' });
const answer: NonNullable<Practice['answer']> = {
  id: 'a1',
  answer: 'error',
  reason: '',
  from: '2026-03',
  createdBy: { id: 4, name: 'Ana' },
  createdAt: '2026-04-02T15:00:00.000Z',
};
const practice: Practice = {
  validation: 'obligacion',
  validationTitle: 'Obligaciones financieras',
  since: '2026-01',
  months: 3,
  total: '2700.00',
  seenIn: ['2026-01', '2026-02', '2026-03'].map((period) => ({
    period,
    auditId: 'x',
    fingerprint: `${finding.fingerprint}@${period}`,
    amount: '900.00',
  })),
  answer: null,
  legal: [{ norm: 'Estatuto Tributario', short: 'E.T.', article: 'art. 35', text: '' }],
  finding,
};

function Shown() {
  const control = useAuditView({ year: 2026, month: 3 });
  return <PracticesPanel company={7} auditId="x" period={{ year: 2026, month: 3 }} control={control} />;
}

const open = (practices: Practice[], permissions: PermissionKey[] = ['auditoria.ver', 'auditoria.editar']) =>
  show(<Shown />, {
    signedInAs: { isRootUser: false },
    server: [
      answers(listPractices, { data: practices }),
      answers(answerPractice, ({ body }) => ({ data: { ...answer, ...(body as Pick<typeof answer, 'answer'>) } })),
      answers(undoPracticeAnswer, undefined as never),
      answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 7, permissions }] }) }),
    ],
  });
const sent = (asked: readonly { method: string; path: string; body: unknown; query: object }[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, body, query }) => ({ method, body, query }));

it('tells a practice once: what, where, since when, its sum over its months, its norm and a way to each', async () => {
  open([practice]);
  const panel = within(await screen.findByRole('region', { name: 'Prácticas' }));
  const line = panel.getByRole('listitem').textContent;
  expect(line).toContain('219595');
  expect(line).toContain('desde enero de 2026, 3 meses');
  expect(line).toContain('E.T. art. 35');
  expect(line).toMatch(/2\.700.*en 3 meses/);
  const february = panel.getByRole('link', { name: `Ver en febrero de 2026: ${finding.title}` });
  expect(february.getAttribute('href')).toContain('mes=2026-02');
});

it('is an error at one click; registered so only with a reason', async () => {
  const { user, asked } = open([practice]);
  await user.click(await screen.findByRole('button', { name: `Es un error: ${finding.title}` }));
  const query = { period: '2026-03' };
  const { fingerprint } = finding;
  await waitFor(() => expect(sent(asked)).toEqual([{ method: 'POST', query, body: { fingerprint, answer: 'error' } }]));
  await user.click(screen.getByRole('button', { name: `Así lo registramos: ${finding.title}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Así lo registramos' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(dialog.getByRole('alert').textContent).toBe('Escribe al menos tres letras.');
  await user.type(dialog.getByRole('textbox'), 'Mutuo sin interés');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  const body = { fingerprint, answer: 'registered', reason: 'Mutuo sin interés' };
  await waitFor(() => expect(sent(asked).at(-1)).toEqual({ method: 'POST', query, body }));
});

it('says what was answered, by whom, and undoes it', async () => {
  const { user, asked } = open([{ ...practice, answer }]);
  expect(await screen.findByText('Es un error: cuenta como hallazgo desde marzo de 2026')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Es un error/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Deshacer la respuesta/ }));
  await waitFor(() => expect(sent(asked).map(({ method }) => method)).toEqual(['DELETE']));
});

it('answers nothing without permission, and is absent without practices', async () => {
  open([practice], ['auditoria.ver']);
  await screen.findByRole('region', { name: 'Prácticas' });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
