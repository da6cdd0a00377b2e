// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  type AskedFiles,
  openFileRequest,
  passFileRequest,
  receiveFile,
  removeReceiving,
  sendReceiving,
} from '#api/balances/file-requests/contract.ts';
import { guideFormats } from '#api/guide/contract.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { LinkedFiles } from './LinkedFiles.tsx';

const token = 't'.repeat(43);
const file: AskedFiles['files'][number] = {
  id: 'f1',
  fileName: 'marzo.xlsx',
  size: 9,
  kind: 'balance',
  from: '2026-03',
  to: '2026-03',
  nit: '900.394.374-4',
  rows: 1240,
  isBalanced: true,
  isOtherMonth: false,
  isSent: false,
};
const asked: AskedFiles = {
  asker: 'Camila Rojas',
  isFormal: true,
  greeting: 'Doña Gloria',
  recipient: 'Gloria Ruiz',
  firm: { name: 'Rojas & Peña', tagline: '', colour: '#7a2e2e' },
  logo: null,
  company: { name: 'Suministros del Norte S.A.S.', nit: '900394374', dv: 4 },
  software: 1,
  period: '2026-03',
  wants: [{ kind: 'balance', name: 'Balance de prueba por tercero' }],
  expiresOn: '2026-04-15',
  isPassed: false,
  files: [],
};
const february = { ...file, id: 'f2', fileName: 'febrero.xlsx', from: '2026-02', to: '2026-02', isOtherMonth: true };

const open = (own: Partial<AskedFiles>, ...server: NonNullable<NonNullable<Parameters<typeof show>[1]>['server']>) =>
  show(<LinkedFiles />, {
    address: `/subir#${token}`,
    signedOut: true,
    server: [answers(openFileRequest, { data: { ...asked, ...own } }), answers(guideFormats, { data: [] }), ...server],
  });
/** As browsers choose it. */
const chosen = (name: string) => Object.assign(new File(['x'], name), { webkitRelativePath: '' });
const choose = () => screen.findByLabelText<HTMLInputElement>(/Elegir los archivos/);

it('says what is asked in the name of the firm, what was recognised, and sends it', async () => {
  const { user, asked: calls } = open(
    {},
    answers(receiveFile, { data: { ...asked, files: [file] } }),
    answers(sendReceiving, { data: { ...asked, files: [{ ...file, isSent: true }] } }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Doña Gloria, suba el balance de marzo de 2026' });
  screen.getByText('Rojas & Peña');
  await user.upload(await choose(), chosen('marzo.xlsx'));
  const list = await screen.findByRole('list', { name: 'Archivos por enviar' });
  within(list).getByText('Balance de prueba por tercero, marzo de 2026, NIT 900.394.374-4, 1.240 filas. Cuadra.');
  await user.click(screen.getByRole('button', { name: 'Enviar a Camila' }));
  await screen.findByText('Listo: Camila ya los tiene');
  expect(calls.find(({ path }) => path === '/file-requests/send')?.body).toEqual({ token });
  expect(screen.queryByRole('button', { name: /No puedo/ })).toBeNull();
});

it('sends another month only knowingly, and takes it back', async () => {
  const { user, asked: calls } = open(
    { files: [february] },
    answers(sendReceiving, { data: { ...asked, files: [{ ...february, isSent: true }] } }),
    answers(removeReceiving, { data: asked }),
  );
  await screen.findByText('Este es de febrero de 2026; necesitamos marzo de 2026.');
  await user.click(screen.getByRole('button', { name: 'Enviar de todos modos' }));
  await screen.findByText('Listo: Camila ya los tiene');
  expect(calls.find(({ path }) => path === '/file-requests/send')?.body).toEqual({ token, anyway: true });
});

it('says beside the file why it was refused', async () => {
  const message = '«otro.xlsx» es del NIT 890.903.938-8 y se pidió el de 900.394.374-4.';
  const { user } = open({}, refuses(receiveFile, 409, { error: 'received.other_company', message }));
  await user.upload(await choose(), chosen('otro.xlsx'));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.queryByRole('button', { name: /^Enviar/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Quitar otro.xlsx' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is left to who asked', async () => {
  const { user } = open({}, answers(passFileRequest, { data: { ...asked, isPassed: true } }));
  await user.click(await screen.findByRole('button', { name: 'No puedo, que lo haga Camila' }));
  await screen.findByText(/Camila ya sabe que lo hará/);
});

it('that is over says so, without name or form', async () => {
  show(<LinkedFiles />, {
    address: `/subir#${token}`,
    signedOut: true,
    server: [refuses(openFileRequest, 410, { error: 'file_request.gone', message: 'Ya no.' })],
  });
  await screen.findByRole('heading', { name: 'Este enlace ya no abre nada' });
  expect(screen.queryByRole('button')).toBeNull();
});
