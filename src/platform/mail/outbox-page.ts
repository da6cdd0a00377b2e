/** The page /dev/correo: stored mails, for trying the product without a mail server. Never in production. */

import type { FastifyInstance } from 'fastify';
import { timeZone } from '#core/calendar/bogota.ts';
import { beginMailPage } from '../http/security-headers.ts';
import { escapeHtml } from './letter.ts';
import { type KeptMail, listMails, readMail } from './outbox.ts';
import { text } from './text.es.ts';

export const outboxPath = '/dev/correo';

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.25rem; } p { max-width: 44rem; } small, time { opacity: .75; }
li { padding: .6rem 0; border-top: 1px solid #8884; } ul { list-style: none; padding: 0; }
a { color: inherit; } iframe { width: 100%; height: 34rem; border: 1px solid #8884; border-radius: 8px; background: #fff; }
summary { padding: .4rem 0; } pre { white-space: pre-wrap; overflow-wrap: anywhere; }`;

export function mountOutboxPage(app: FastifyInstance, folder: string): void {
  app.get(outboxPath, async (_request, reply) => {
    beginMailPage(reply);
    return reply.send(page(list(listMails(folder))));
  });
  app.get<{ Params: { id: string } }>(`${outboxPath}/:id`, async ({ params }, reply) => {
    const mail = readMail(folder, params.id);
    beginMailPage(reply);
    return mail === undefined ? reply.code(404).send(page(gone())) : reply.send(page(whole(mail)));
  });
}

function page(content: string): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text.title}</title><style>${style}</style></head><body><main>${content}</main></body></html>`;
}

function list(mails: readonly KeptMail[]): string {
  const items = mails.map(
    ({ id, to, subject, sentAt }) =>
      `<li><a href="${outboxPath}/${id}">${escapeHtml(subject)}</a><br><small>${escapeHtml(to)} · ${moment(sentAt)}</small></li>`,
  );
  const shown = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${text.empty}</p>`;
  return `<h1>${text.title}</h1><p>${text.about}</p>${shown}`;
}

/** Old mails are deleted, and addresses may be mistyped. */
function gone(): string {
  return `<h1>${text.gone}</h1><p><a href="${outboxPath}">${text.back}</a></p>`;
}

/** The mail in a sandboxed frame; its links open outside of it. */
function whole({ to, subject, sentAt, html, text: plain }: KeptMail): string {
  const framed = html.replace('<head>', '<head><base target="_top">');
  return `<p><a href="${outboxPath}">${text.back}</a></p><h1>${escapeHtml(subject)}</h1>
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
