import { statSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryDataDirectory } from '../../../tests/support/test-database.ts';
import { drawLetter, type Letter } from './letter.ts';
import { createMailer } from './mailer.ts';
import { keepMail, listMails, readMail } from './outbox.ts';

const letter: Letter = {
  subject: 'Tu código',
  heading: 'Confirma tu correo, Señora <Ñ>',
  paragraphs: ['Escribe este código & sigue.'],
  code: '482913',
  action: { label: 'Abrir', url: 'https://cuadre.ejemplo.co/registro#clave="x"' },
  notes: ['Vale diez minutos.'],
};

interface Received {
  from: string;
  to: string[];
  user: string;
  message: string;
}
const received: Received[] = [];
let refuse = false;
const server = new SMTPServer({
  authMethods: ['PLAIN', 'LOGIN'],
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    password === 'clave/ñ' ? done(null, { user: username ?? '' }) : done(new Error('no')),
  onData: (stream, session, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      if (refuse) return done(new Error('mailbox full'));
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        user: String(session.user),
        message: Buffer.concat(parts).toString('utf8'),
      });
      done();
    });
  },
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

function mailer(password = 'clave/ñ') {
  return createMailer({
    smtpUrl: `smtp://cuadre:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    from: 'Cuadre <avisos@cuadre.local>',
    outbox: '/nowhere',
  });
}

/** The decoded part of a message with a media type. */
function part(message: string, type: string): string {
  const section = message.split(/\r\n--/).find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...body] = section.split('\r\n\r\n');
  const encoded = body.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(encoded, 'base64').toString('utf8');
  const bytes = encoded
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

test('a name with line breaks injects no paragraph and no direction override', () => {
  const name = 'Ana\n\nTu cuenta se cierra\u2028hoy \u202emoc.olam\u202c\u0007';
  const { subject, text, html } = drawLetter('ana@ejemplo.co', {
    ...letter,
    subject: name,
    heading: `Hola, ${name}`,
    paragraphs: [`${name} te invita.`],
    notes: [name],
  });
  expect(subject).toBe('Ana Tu cuenta se cierra hoy moc.olam');
  expect(text.split('\n\n').filter((part) => part.startsWith('Tu cuenta'))).toEqual([]);
  for (const part of [text, html]) expect(part).not.toMatch(/[\u2028\u202a-\u202e]/);
});

test('a real server receives text and HTML with accents, to one address only', async () => {
  await mailer().send(drawLetter('ana@ejemplo.co', letter));
  const last = received.at(-1);
  expect(last).toMatchObject({ from: 'avisos@cuadre.local', to: ['ana@ejemplo.co'], user: 'cuadre' });
  expect(part(last?.message ?? '', 'text/plain')).toContain('Señora <Ñ>');
  const html = part(last?.message ?? '', 'text/html');
  expect(html).toContain('Señora &lt;Ñ&gt;');
  expect(html).toContain('482913');
  expect(html).toContain('href="https://cuadre.ejemplo.co/registro#clave=&quot;x&quot;"');
});

test('an address cannot inject recipients, nor a subject another header', async () => {
  const before = received.length;
  const mail = drawLetter('ana@ejemplo.co, otro@ejemplo.co', { ...letter, subject: 'Hola\r\nBcc: espia@ejemplo.co' });
  await mailer()
    .send(mail)
    .catch(() => undefined);
  for (const { to, message } of received.slice(before)) {
    expect(to).toHaveLength(1);
    expect(message).not.toMatch(/^Bcc:/im);
  }
  expect(mail.subject).toBe('Hola Bcc: espia@ejemplo.co');
});

test('a wrong password and a refused message are failures', async () => {
  await expect(mailer('otra').send(drawLetter('ana@ejemplo.co', letter))).rejects.toThrow();
  refuse = true;
  await expect(mailer().send(drawLetter('ana@ejemplo.co', letter))).rejects.toThrow(/mailbox full/);
  refuse = false;
});

test.each(['correo.ejemplo.co', 'http://correo', 'smtp://'])('refuses to start with %s', (smtpUrl) => {
  expect(() => createMailer({ smtpUrl, from: 'x', outbox: 'y' })).toThrow(/smtp:\/\/usuario/);
});

test('without a server mails are stored as private files, newest first', () => {
  const folder = join(temporaryDataDirectory(), 'correo');
  expect(listMails(folder)).toEqual([]);
  keepMail(folder, drawLetter('ana@ejemplo.co', letter));
  keepMail(folder, drawLetter('luis@ejemplo.co', letter));
  const mails = listMails(folder);
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(['ana@ejemplo.co', 'luis@ejemplo.co']));
  const [first] = mails;
  expect(readMail(folder, first?.id ?? '')).toEqual(first);
  expect(readMail(folder, '../../etc/passwd')).toBeUndefined();
  expect(statSync(join(folder, `${first?.id}.json`)).mode & 0o777).toBe(0o600);
});
