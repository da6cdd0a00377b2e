/**
 * The page /dev/correo: stored mails, for trying the product without a mail server. Never in production. Links of mails
 * open accounts, so it is shown on this machine only, under a local name, and with the token that the terminal prints.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { timeZone } from '#core/calendar/bogota.ts';
import { AppError } from '#core/call/app-error.ts';
import { isLocal } from '../http/own-host.ts';
import { beginMailPage } from '../http/security-headers.ts';
import { escapeHtml } from './letter.ts';
import { type KeptMail, listMails, readMail } from './outbox.ts';
import { text } from './text.es.ts';

const outboxPath = '/dev/correo';

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.25rem; } p { max-width: 44rem; } small, time { opacity: .75; }
li { padding: .6rem 0; border-top: 1px solid #8884; } ul { list-style: none; padding: 0; }
a { color: inherit; } iframe { width: 100%; height: 34rem; border: 1px solid #8884; border-radius: 8px; background: #fff; }
summary { padding: .4rem 0; } pre { white-space: pre-wrap; overflow-wrap: anywhere; }`;

interface Asked {
  Params: { id: string };
  Querystring: { token?: unknown };
}

/** Address of the list, below the base URL. */
export const outboxAddress = (token: string) => `${outboxPath}?token=${token}`;

export function mountOutboxPage(app: FastifyInstance, folder: string, token: string): void {
  const show =
    (content: (id: string) => { html: string; found: boolean }) =>
    async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
      if (!isLocal(request)) throw new AppError('resource.not_found');
      beginMailPage(reply);
      if (!isSame(request.query.token, token)) return reply.code(403).send(page(refused()));
      const { html, found } = content(request.params.id);
      return reply.code(found ? 200 : 404).send(page(html));
    };
  app.get<Asked>(
    outboxPath,
    show(() => ({ html: list(listMails(folder), token), found: true })),
  );
  app.get<Asked>(
    `${outboxPath}/:id`,
    show((id) => {
      const mail = readMail(folder, id);
      return mail === undefined ? { html: gone(token), found: false } : { html: whole(mail, token), found: true };
    }),
  );
}

/** In a time that does not depend on how much of it is right. */
function isSame(given: unknown, token: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(token));
}

function page(content: string): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text.title}</title><style>${style}</style></head><body><main>${content}</main></body></html>`;
}

function list(mails: readonly KeptMail[], token: string): string {
  const items = mails.map(
    ({ id, to, subject, sentAt }) =>
      `<li><a href="${outboxPath}/${id}?token=${token}">${escapeHtml(subject)}</a><br><small>${escapeHtml(to)} · ${moment(sentAt)}</small></li>`,
  );
  const shown = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${text.empty}</p>`;
  return `<h1>${text.title}</h1><p>${text.about}</p>${shown}`;
}

function refused(): string {
  return `<h1>${text.title}</h1><p>${text.noToken}</p>`;
}

/** Old mails are deleted, and addresses may be mistyped. */
function gone(token: string): string {
  return `<h1>${text.gone}</h1><p><a href="${outboxAddress(token)}">${text.back}</a></p>`;
}

/** The mail in a sandboxed frame; its links open outside of it. */
function whole({ to, subject, sentAt, html, text: plain }: KeptMail, token: string): string {
  const framed = html.replace('<head>', '<head><base target="_top">');
  return `<p><a href="${outboxAddress(token)}">${text.back}</a></p><h1>${escapeHtml(subject)}</h1>
<p>${text.to}: ${escapeHtml(to)}<br>${text.sent}: ${moment(sentAt)}</p>
<iframe title="${escapeHtml(subject)}" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(framed)}"></iframe>
<details><summary>${text.plain}</summary><pre>${escapeHtml(plain)}</pre></details>`;
}

const moments = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone,
});

function moment(iso: string): string {
  return `<time datetime="${escapeHtml(iso)}">${moments.format(new Date(iso))}</time>`;
}
