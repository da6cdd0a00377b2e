// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listFindingPeople } from '#api/audits/finding-lives/contract.ts';
import {
  askClient,
  changeClientQuestion,
  closeQuestion,
  proposeQuestion,
  renewQuestion,
  withdrawQuestion,
} from '#api/audits/finding-lives/questions/contract.ts';
import { madeItem } from '../../../../../../tests/support/made-items.ts';
import { madeQuestion, madeShown } from '../../../../../../tests/support/web/made-question.ts';
import { answers, show } from '../../../../../../tests/support/web/show.tsx';
import { FindingList } from '../../findings/FindingList.tsx';
import { useAuditView } from '../../use-audit-view.ts';
import { AskDialog } from './AskDialog.tsx';
import { QuestionCard } from './QuestionCard.tsx';

const period = { year: 2026, month: 10 };
const fingerprint = 'NAT-1:1305';
const link = 'https://cuadre.ejemplo.co/pregunta#secreto';
const people = answers(listFindingPeople, { data: [{ id: 9, name: 'Gerente' }] });
const proposal = answers(proposeQuestion, {
  data: [{ fingerprint, words: '¿Ya se pagaron?', shown: madeShown() }],
});

function ask(...server: ReturnType<typeof answers>[]) {
  const onClose = vi.fn();
  const dialog = <AskDialog company={7} period={period} findings={[fingerprint]} onClose={onClose} />;
  return { onClose, ...show(dialog, { server: [people, proposal, ...server] }) };
}

const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /Enviar pregunta|Crear enlace/ });

describe('a question to the client', () => {
  it('is proposed, edited, shown as the client will see it, and mailed', async () => {
    const made = answers(askClient, { data: madeQuestion(), link });
    const { user, asked, onClose } = ask(made);
    const words = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Pregunta, en palabras/ });
    expect(words.value).toBe('¿Ya se pagaron?');
    screen.getByText('8.746.000');
    expect(sendButton().disabled).toBe(true);
    await user.type(screen.getByLabelText('Nombre de quien responde'), 'Hernán Duarte');
    expect(sendButton().textContent).toBe('Crear enlace');
    await user.type(screen.getByLabelText('Correo'), 'hernan@ejemplo.co');
    expect(sendButton().textContent).toBe('Enviar pregunta');
    await user.type(words, ' Mándanos el recibo.');
    await user.click(screen.getByRole('checkbox', { name: 'La cuenta' }));
    expect(screen.queryByText('Compras', { exact: false })).toBeNull();
    screen.getByText('Retención en la fuente');
    await user.click(screen.getByRole('checkbox', { name: 'Sí, no o no sé' }));
    await user.click(sendButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Pregunta enviada' }));
    dialog.getByText(link);
    expect(asked.find(({ path }) => path.endsWith('/client-questions'))).toMatchObject({
      method: 'POST',
      query: { period: '2026-10' },
      body: {
        items: [{ fingerprint, words: '¿Ya se pagaron? Mándanos el recibo.' }],
        name: 'Hernán Duarte',
        email: 'hernan@ejemplo.co',
        asks: ['choice', 'text', 'files'],
        shows: ['amount', 'third_party', 'lines'],
        reminds: true,
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('goes to a user of the company without a link', async () => {
    const made = answers(askClient, { data: madeQuestion(), link: null });
    const { user, asked, onClose } = ask(made);
    await screen.findByRole('textbox', { name: /Pregunta, en palabras/ });
    await user.click(screen.getByRole('radio', { name: /Usuario de la empresa/ }));
    expect(sendButton().disabled).toBe(true);
    await user.click(screen.getByRole('combobox', { name: 'Usuario' }));
    await user.click(await screen.findByRole('option', { name: 'Gerente' }));
    await user.click(sendButton());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const sent = asked.find(({ path }) => path.endsWith('/client-questions'));
    expect(sent?.body).toMatchObject({ userId: 9 });
  });

  it('that hides the amount hides its arithmetic', async () => {
    const { user } = ask();
    await screen.findByText('8.746.000');
    await user.click(screen.getByRole('checkbox', { name: 'El monto' }));
    expect(screen.queryByText('8.746.000')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'El cálculo' }).disabled).toBe(true);
  });
});

describe('a question at its finding', () => {
  function card(own: Parameters<typeof madeQuestion>, ...server: ReturnType<typeof answers>[]) {
    const onAskAgain = vi.fn();
    const props = { company: 7, fingerprint, mayEdit: true, onAskAgain };
    return { onAskAgain, ...show(<QuestionCard {...props} question={madeQuestion(...own)} />, { server }) };
  }

  it('that waits is reminded or not, sent again with a new link, and withdrawn', async () => {
    const { user, asked } = card(
      [{ reminders: 2, remindedAt: '2026-11-26T14:00:00.000Z' }],
      answers(changeClientQuestion, { data: madeQuestion({ reminds: false }) }),
      answers(renewQuestion, { data: madeQuestion(), link }),
      answers(withdrawQuestion, { data: madeQuestion({ state: 'withdrawn' }) }),
    );
    screen.getByText('Espera respuesta');
    screen.getByText(/2 recordatorios, el último 26 nov 2026/);
    await user.click(screen.getByRole('checkbox', { name: 'Recordarle' }));
    expect(asked.at(-1)?.body).toEqual({ reminds: false });
    await user.click(screen.getByRole('button', { name: 'Enviar de nuevo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pregunta enviada' }));
    dialog.getByText(link);
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    await user.click(screen.getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(asked.at(-1)?.path).toMatch(/withdraw$/));
  });

  it('that was answered shows the answer with its files, and is closed or asked again', async () => {
    const at = '2026-11-23T14:48:00.000Z';
    const file = { id: '0b9f1c6e-58a5-4f4e-9c0e-1f1f5f0b7a13', fileName: 'recibo.pdf', size: 212_000, createdAt: at };
    const answered = { choice: 'yes', answer: 'El 15 de octubre', sentAt: at, files: [file] } as const;
    const { user, asked, onAskAgain } = card(
      [
        { state: 'answered', sentAt: at },
        { ...answered, files: [file] },
      ],
      answers(closeQuestion, { data: madeQuestion({ state: 'closed' }) }),
    );
    screen.getByText(/Hernán Duarte respondió/);
    screen.getByText('El 15 de octubre');
    screen.getByRole('button', { name: 'recibo.pdf' });
    await user.click(screen.getByRole('button', { name: 'Volver a preguntar' }));
    expect(onAskAgain).toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cerrar pregunta' }));
    await waitFor(() => expect(asked.at(-1)?.path).toMatch(/close$/));
  });
});

it('the list marks what the client was asked, and filters it', async () => {
  const items = ['a', 'b'].map((name) => madeItem({ fingerprint: name, account: `11050${name}` }));
  items[0] = { ...items[0]!, life: { ...items[0]!.life, question: 'respondido' } };
  function List() {
    return <FindingList findings={items} control={useAuditView(period)} />;
  }
  const { user, address } = show(<List />, { server: [people] });
  expect(screen.getAllByText('Respondido').length).toBeGreaterThan(0);
  expect(screen.getAllByText(/11050b/).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  await user.click(screen.getByRole('combobox', { name: 'Pregunta' }));
  await user.click(await screen.findByRole('option', { name: 'Respondido' }));
  expect(address()).toContain('pregunta=respondido');
  await waitFor(() => expect(screen.queryByText(/11050b/)).toBeNull());
});
