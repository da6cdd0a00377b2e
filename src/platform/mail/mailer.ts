/** Sends mail: by SMTP when the configuration names a server, otherwise into a folder where people can read it. */
import { createTransport } from 'nodemailer';
import { StartUpError } from '../start-up-error.ts';
import type { Mail } from './letter.ts';
import { keepMail } from './outbox.ts';
import { text } from './text.es.ts';

export interface Mailer {
  /** Rejects when the mail could not be handed over. */
  send(mail: Mail): Promise<void>;
}

export interface MailOptions {
  /** `smtp://user:password@host:port`, or `smtps:`; without it mails are kept as files. */
  smtpUrl: string | undefined;
  /** `Cuadre <avisos@cuadre.co>`. */
  from: string;
  /** Where mails are kept without SMTP. */
  outbox: string;
}

/** Seconds that a server may be silent, in milliseconds: a worker waits for it. */
const patience = 20_000;

/** Throws StartUpError when the address of the server makes no sense. */
export function createMailer({ smtpUrl, from, outbox }: MailOptions): Mailer {
  if (smtpUrl === undefined || smtpUrl === '') return { send: async (mail) => keepMail(outbox, mail) };
  const transport = createTransport({
    ...readSmtpUrl(smtpUrl),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Nothing that a mail says may make the server read a file or an address of ours.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text: plain, html }) => {
      // As an object, an address is never read as a list of several.
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
