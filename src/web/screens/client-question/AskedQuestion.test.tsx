// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  addAnswerFile,
  askForLink,
  draftAnswers,
  openOwnQuestion,
  openQuestion,
  removeAnswerFile,
  sendAnswers,
} from '#api/audits/finding-lives/questions/contract.ts';
import { madeAsked } from '../../../../tests/support/web/made-question.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { useConnection } from '../../data/connection/connection.ts';
import { AskedQuestion } from './AskedQuestion.tsx';

const token = 't'.repeat(43);
const words = () => screen.findByLabelText<HTMLTextAreaElement>(/Cuénteme lo que sepa/);
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar respuestas' });

function open(data: ReturnType<typeof madeAsked>, ...server: ReturnType<typeof answers>[]) {
  return show(<AskedQuestion door={{ token }} />, {
    signedOut: true,
    server: [answers(openQuestion, { data }), ...server],
  });
}

describe('a question by a link', () => {
  it('says who asks, for whom, until when, and shows what was chosen', async () => {
    open(madeAsked());
    await screen.findByRole('heading', { name: 'Hernán Duarte, necesito una respuesta suya sobre octubre de 2026' });
    screen.getByText('Camila Rojas');
    screen.getByText(/Distribuidora El Roble S\.A\.S\., NIT 903\.482\.715-0/);
    screen.getByText('domingo 29 de noviembre');
    screen.getByText('Retenciones sin consignar');
    screen.getByText('8.746.000');
    expect(send().disabled).toBe(true);
  });

  it('saves what is written without being told, and then sends it', async () => {
    const saved = madeAsked({ savedAt: '2026-11-22T14:46:00.000Z' }, { choice: 'yes', answer: 'El 15' });
    const sent = madeAsked({ sentAt: '2026-11-22T14:48:00.000Z' }, { choice: 'yes', answer: 'El 15', isSent: true });
    const { user, asked } = open(
      madeAsked(),
      answers(draftAnswers, { data: saved }),
      answers(sendAnswers, { data: sent }),
    );
    await user.type(await words(), 'El 15');
    await user.click(screen.getByRole('radio', { name: 'Sí' }));
    const drafts = () => asked.filter(({ path }) => path.endsWith('/draft')).map(({ body }) => body);
    await waitFor(() => expect(drafts()).toHaveLength(1));
    expect(drafts()).toEqual([{ token, items: [{ item: saved.items[0]!.id, choice: 'yes', answer: 'El 15' }] }]);
    await screen.findByText(/1 de 1 respondida · guardado a las/);
    await user.click(send());
    await screen.findByRole('heading', { name: 'Listo, Hernán Duarte. Camila Rojas ya tiene sus respuestas' });
    screen.getByText('Sí. El 15');
    // Nothing was written meanwhile.
    expect(drafts()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Corregir sus respuestas' }));
    expect((await words()).value).toBe('El 15');
  });

  it('sends at once what was not saved yet', async () => {
    const sent = madeAsked({ sentAt: '2026-11-22T14:48:00.000Z' }, { answer: 'Ya', isSent: true });
    const { user, asked } = open(
      madeAsked(),
      answers(draftAnswers, { data: madeAsked({}, { answer: 'Ya' }) }),
      answers(sendAnswers, { data: sent }),
    );
    await user.type(await words(), 'Ya');
    await user.click(send());
    await screen.findByText('Ya');
    const steps = asked.map(({ path }) => path.split('/').at(-1)).filter((step) => step !== 'configuration');
    expect(steps).toEqual(['open', 'draft', 'send']);
  });

  it('keeps what is written when it cannot be saved, and says so', async () => {
    const { user } = open(madeAsked(), refuses(draftAnswers, 503, { error: 'server.busy', message: 'Ocupado.' }));
    await user.type(await words(), 'Ya');
    await screen.findByText(/Sin guardar: revise su conexión/);
    expect((await words()).value).toBe('Ya');
  });

  it('saves what is written once the server answers, also after a reload', async () => {
    onTestFinished(() => useConnection.setState({ state: 'on' }));
    const saved = madeAsked({ savedAt: '2026-11-22T14:46:00.000Z' }, { answer: 'Ya' });
    let isDown = true;
    const server = answers(draftAnswers, () => {
      if (isDown) throw new TypeError('refused');
      return { data: saved };
    });
    const first = open(madeAsked(), server);
    await first.user.type(await words(), 'Ya');
    await screen.findByText(/Sin guardar: revise su conexión/);
    first.close();
    const { asked } = open(madeAsked(), server);
    expect((await words()).value).toBe('Ya');
    await screen.findByText(/Sin guardar: revise su conexión/);
    useConnection.setState({ state: 'unanswered' });
    isDown = false;
    useConnection.setState({ state: 'on' });
    await screen.findByText(/guardado a las/);
    expect(asked.filter(({ path }) => path.endsWith('/draft')).at(-1)?.body).toMatchObject({
      items: [{ answer: 'Ya' }],
    });
    expect(sessionStorage.length).toBe(0);
  });

  it('takes files, and removes those that were not sent', async () => {
    const file = { id: '0b9f1c6e-58a5-4f4e-9c0e-1f1f5f0b7a13', fileName: 'recibo.pdf', size: 212_000 };
    const at = '2026-11-22T14:46:00.000Z';
    const withFile = (isSent: boolean) => madeAsked({}, { files: [{ ...file, createdAt: at, isSent }] });
    const { user, asked } = open(
      madeAsked(),
      answers(addAnswerFile, { data: withFile(false) }),
      answers(removeAnswerFile, { data: madeAsked() }),
    );
    const input = await screen.findByLabelText<HTMLInputElement>('Adjuntar archivo', { selector: 'input' });
    await user.upload(input, new File(['%PDF-'], 'recibo.pdf', { type: 'application/pdf' }));
    await screen.findByText('recibo.pdf');
    screen.getByText('212 kB');
    expect(send().disabled).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Quitar recibo.pdf' }));
    await waitFor(() => expect(screen.queryByText('recibo.pdf')).toBeNull());
    expect(asked.at(-1)?.body).toEqual({ token, file: file.id });
  });

  it('says beside a file why it was not taken, until it is removed', async () => {
    const message = 'El archivo no se puede leer.';
    const { user } = open(madeAsked(), refuses(addAnswerFile, 422, { error: 'file.kind', message }));
    const input = await screen.findByLabelText<HTMLInputElement>('Adjuntar archivo', { selector: 'input' });
    await user.upload(input, new File(['x'], 'recibo.pdf', { type: 'application/pdf' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await user.click(screen.getByRole('button', { name: 'Quitar recibo.pdf' }));
    await waitFor(() => expect(screen.queryByText('recibo.pdf')).toBeNull());
  });

  it('shows what it asks for and no more', async () => {
    open(madeAsked({ asks: ['text'] }));
    await screen.findByLabelText('Su respuesta');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Adjuntar archivo' })).toBeNull();
  });

  it('that expired shows no question, and asks for another link', async () => {
    const expired = madeAsked({ state: 'expired', items: [], company: null, answerer: null, period: null, asks: [] });
    const { user } = open(expired, answers(askForLink, { data: { ...expired, renewalAsked: true } }));
    await screen.findByRole('heading', { name: 'Este enlace venció el domingo 29 de noviembre' });
    await user.click(screen.getByRole('button', { name: 'Pedir otro enlace' }));
    await screen.findByText(/Le avisamos a Camila Rojas\./);
    expect(screen.queryByRole('button', { name: 'Pedir otro enlace' })).toBeNull();
  });

  it('that was closed or withdrawn says so', async () => {
    open(madeAsked({ state: 'closed', items: [] }));
    await screen.findByRole('heading', { name: 'Esta pregunta ya está cerrada' });
    show(<AskedQuestion door={{ token }} />, {
      signedOut: true,
      server: [refuses(openQuestion, 410, { error: 'question.gone', message: 'Ya no.' })],
    });
    await screen.findByRole('heading', { name: 'Este enlace ya no sirve' });
  });
});

it('a question to a user is read with the session, and tells nobody about links', async () => {
  show(<AskedQuestion door={{ id: '0b9f1c6e-58a5-4f4e-9c0e-1f1f5f0b7a12' }} />, {
    server: [answers(openOwnQuestion, { data: madeAsked({ isFormal: false }) })],
  });
  await screen.findByText('Puedes parar: lo que escribas queda guardado.', { exact: false });
  expect(screen.queryByText(/No conoce/)).toBeNull();
});
