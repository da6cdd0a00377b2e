/** Renders a mail as plain text and as HTML that old mail clients display alike. */
import { endsOnce } from '#core/dictionary/ends-once.ts';
import { withoutUnseen } from '#core/identity/written-name.ts';

/** Content of a mail. All plain text; never trusted as HTML. */
export interface Letter {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Things that the letter lists, each with a link; below the paragraphs. */
  items?: readonly LetterItem[];
  /** A code to type, displayed large. */
  code?: string;
  /** The main action. */
  action?: { label: string; url: string };
  /** Footnotes: reason of the mail, expiry of its link. */
  notes?: readonly string[];
}

export interface LetterItem {
  title: string;
  lines: readonly string[];
  url: string;
}

/** A rendered letter with its recipient. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export function drawLetter(to: string, given: Letter): Mail {
  const { heading, paragraphs, items, action, notes = [] } = given;
  const letter: Letter = {
    ...given,
    subject: oneLine(given.subject),
    heading: oneLine(heading),
    paragraphs: paragraphs.map(oneLine),
    notes: notes.map(oneLine),
    ...(items && {
      items: items.map((item) => ({ ...item, title: oneLine(item.title), lines: item.lines.map(oneLine) })),
    }),
    ...(action && { action: { label: oneLine(action.label), url: action.url } }),
  };
  return { to, subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

/** A name is part of our sentence: a line break in it would inject a header or a paragraph. */
function oneLine(text: string): string {
  return endsOnce(withoutUnseen(text).trim());
}

function asText({ heading, paragraphs, items = [], code, action, notes = [] }: Letter): string {
  const parts = [heading, ...paragraphs];
  for (const { title, lines, url } of items) parts.push([title, ...lines, url].join('\n'));
  if (code !== undefined) parts.push(`    ${code}`);
  if (action) parts.push(`${action.label}:\n${action.url}`);
  return `${[...parts, ...(notes.length > 0 ? ['--', ...notes] : [])].join('\n\n')}\n`;
}

const font = 'font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif';
const paragraphStyle = `margin:0 0 16px;${font};font-size:15px;line-height:23px;color:#14211d`;

/** Tables and inline styles, for compatibility. No images or external resources, so no tracking. */
function asHtml({ subject, heading, paragraphs, items = [], code, action, notes = [] }: Letter): string {
  const body = [
    `<h1 style="margin:0 0 16px;${font};font-size:20px;line-height:28px;font-weight:600;color:#14211d">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="${paragraphStyle}">${escapeHtml(text)}</p>`),
    ...items.map(itemBlock),
    ...(code === undefined ? [] : [codeBlock(code)]),
    ...(action ? [actionBlock(action)] : []),
  ];
  const small = notes.map(
    (text) => `<p style="margin:0 0 8px;${font};font-size:12px;line-height:18px;color:#5c6b66">${escapeHtml(text)}</p>`,
  );
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#fafaf7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fafaf7"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:0 4px 12px;${font};font-size:16px;font-weight:650;color:#0b6b57">Cuadre</td></tr>
<tr><td style="padding:28px 28px 12px;background:#ffffff;border:1px solid #e4e6e1;border-radius:8px">${body.join('\n')}</td></tr>
<tr><td style="padding:16px 4px">${small.join('\n')}</td></tr></table></td></tr></table></body></html>
`;
}

/** A thing of a list: its title is the link. */
function itemBlock({ title, lines, url }: LetterItem): string {
  const link = `<a href="${escapeHtml(url)}" style="color:#0b6b57;font-weight:600">${escapeHtml(title)}</a>`;
  return `<p style="${paragraphStyle}">${[link, ...lines.map(escapeHtml)].join('<br>')}</p>`;
}

function codeBlock(code: string): string {
  return `<p style="margin:0 0 16px;padding:12px 16px;background:#f4f5f1;border-radius:6px;font-family:ui-monospace,Consolas,monospace;font-size:26px;line-height:32px;letter-spacing:6px;color:#14211d">${escapeHtml(code)}</p>`;
}

/** A button, with the address below it as text. */
function actionBlock({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  return `<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;padding:10px 18px;background:#0b6b57;border-radius:6px;${font};font-size:15px;font-weight:500;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;${font};font-size:12px;line-height:18px;color:#5c6b66;word-break:break-all">${href}</p>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
