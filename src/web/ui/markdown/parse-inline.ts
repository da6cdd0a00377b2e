/** The inside of a Markdown line: bold, italics, code, links, escapes. What does not close is text. */

export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'emphasis'; content: readonly Inline[] }
  /** `href` is an address of the web, of mail, of this site, or the file of another guide (`generico.md`). */
  | { type: 'link'; href: string; content: readonly Inline[] };

const escaped = /^\\([\\`*_{}[\]()#+\-.!|>~])/;
const code = /^`([^`]+)`/;
const strong = /^\*\*(?=\S)(.+?)(?<=\S)\*\*(?!\*)/;
const emphasis = /^\*(?=[^\s*])(.+?)(?<=[^\s*])\*(?!\*)/;
const link = /^\[([^\]]+)\]\(([^()\s]+)\)/;

export function parseInline(line: string): Inline[] {
  const parts: Inline[] = [];
  let text = '';
  const add = (part: Inline) => {
    if (text !== '') parts.push({ type: 'text', text });
    text = '';
    parts.push(part);
  };
  let rest = line;
  while (rest !== '') {
    const [part, length] = partAt(rest);
    if (typeof part === 'string') text += part;
    else add(part);
    rest = rest.slice(length);
  }
  if (text !== '') parts.push({ type: 'text', text });
  return parts;
}

/** What a text begins with, and how much of it that takes. */
function partAt(rest: string): [part: Inline | string, length: number] {
  let found = escaped.exec(rest);
  if (found) return [found[1]!, 2];
  found = code.exec(rest);
  if (found) return [{ type: 'code', text: found[1]! }, found[0].length];
  found = strong.exec(rest);
  if (found) return [{ type: 'strong', content: parseInline(found[1]!) }, found[0].length];
  found = emphasis.exec(rest);
  if (found) return [{ type: 'emphasis', content: parseInline(found[1]!) }, found[0].length];
  found = link.exec(rest);
  if (found && isSafe(found[2]!))
    return [{ type: 'link', href: found[2]!, content: parseInline(found[1]!) }, found[0].length];
  return [rest[0]!, 1];
}

/** No `javascript:` nor any other scheme that runs something; `//host` leads elsewhere without saying so. */
function isSafe(href: string): boolean {
  return /^(https?:\/\/|mailto:|#|\/(?!\/)|\?|[\w-]+\.md(#|$))/i.test(href);
}

/** Its words without their marks. */
export function inlineText(content: readonly Inline[]): string {
  return content.map((part) => ('text' in part ? part.text : inlineText(part.content))).join('');
}
