/**
 * HTML reference of the API: every endpoint with its parameters, schemas and errors. No scripts, no external resources.
 */
import { appErrorStatus } from '#core/call/app-error.ts';
import type { Endpoint } from '#core/call/endpoint.ts';
import { errorsOf } from './openapi.ts';
import { apiBase } from './router.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
h2 { margin-top: 3rem; } article { border-top: 1px solid #8884; padding: 1rem 0; }
h3 { margin: 0; font: 600 1rem ui-monospace, monospace; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: .75rem; background: #8881; border-radius: 6px; font-size: .8rem; }
summary { cursor: pointer; } code { font-size: .9em; } .method { color: #0a7d55; } small { opacity: .75; }`;

/** The whole page; `nonce`: CSP nonce of its styles. */
export function apiPage(endpoints: readonly Endpoint[], nonce: string): string {
  const tags = [...new Set(endpoints.map(({ tag }) => tag))];
  const sections = tags.map(
    (tag) =>
      `<section id="${tag}"><h2>${escapeHtml(tag)}</h2>${endpoints
        .filter((one) => one.tag === tag)
        .map(article)
        .join('')}</section>`,
  );
  const links = tags.map((tag) => `<a href="#${tag}">${escapeHtml(tag)}</a>`).join(' · ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Cuadre API</title><style nonce="${nonce}">${style}</style></head><body><h1>Cuadre API</h1>
<p>Base <code>${apiBase}</code>. JSON in UTF-8; bearer token in <code>Authorization</code>; money as decimal strings;
<code>Idempotency-Key</code> on every POST that creates; <code>If-Match</code> with the version that was read, in quotes,
where a call says so. The same as <a href="${apiBase}/openapi.json">OpenAPI 3.1</a>.</p>
<p>${links}</p>${sections.join('')}</body></html>`;
}

function article(endpoint: Endpoint): string {
  const errors = errorsOf(endpoint).map((code) => `<code>${appErrorStatus[code]} ${code}</code>`);
  return `<article><h3><span class="method">${endpoint.method}</span> ${escapeHtml(endpoint.path)}</h3>
<p>${escapeHtml(endpoint.summary)} <small>${endpoint.access}</small></p>
${schemaBlock('Path', endpoint.params)}${schemaBlock('Query', endpoint.query)}
${endpoint.versioned ? '<p>Needs <code>If-Match</code>.</p>' : ''}
${endpoint.upload ? '<p>Multipart, one field <code>file</code>.</p>' : schemaBlock('Body', endpoint.body)}
${schemaBlock(`Answer ${endpoint.status ?? 200}`, endpoint.answer)}
${endpoint.produces === undefined ? '' : `<p>Answers <code>${endpoint.produces}</code>.</p>`}
<p><small>Errors: ${errors.join(', ')}</small></p></article>`;
}

function schemaBlock(title: string, schema: unknown): string {
  if (schema === undefined) return '';
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
