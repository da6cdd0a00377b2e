/** Sends mail by SMTP when configured, otherwise stores it in a folder. */
import { createTransport } from 'nodemailer';
import { StartUpError } from '../start-up-error.ts';
import type { Mail } from './letter.ts';
import { keepMail } from './outbox.ts';
import { text } from './text.es.ts';

export interface Mailer {
  /** Rejects when the mail was not accepted. */
  send(mail: Mail): Promise<void>;
}

export interface MailOptions {
  /** `smtp://user:password@host:port`, or `smtps:`; undefined stores mails as files. */
  smtpUrl: string | undefined;
  /** `Cuadre <avisos@cuadre.co>`. */
  from: string;
  /** Folder of mails without SMTP. */
  outbox: string;
}

/** Idle timeout of the server in milliseconds: a worker waits for it. */
const patience = 20_000;

/** Throws StartUpError for an invalid server address. */
export function createMailer({ smtpUrl, from, outbox }: MailOptions): Mailer {
  if (smtpUrl === undefined || smtpUrl === '') return { send: async (mail) => keepMail(outbox, mail) };
  const transport = createTransport({
    ...readSmtpUrl(smtpUrl),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Mail content must not make the library read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text: plain, html }) => {
      // As an object, an address is never parsed as a list.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text: plain, html });
    },
  };
}

function readSmtpUrl(given: string) {
  const url = URL.parse(given);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') throw new StartUpError(text.badSmtpUrl);
  const secure = url.protocol === 'smtps:';
  const auth =
    url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } };
  return { host: url.hostname, port: url.port === '' ? (secure ? 465 : 587) : Number(url.port), secure, ...auth };
}
