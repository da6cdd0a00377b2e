/** Splits a Markdown guide at its headings, so that each section has an anchor and each rule its explanation. */

export interface GuideSection {
  /** Anchor: `como-se-calcula`; for a rule its code, `nat-1`. Unique within the guide. */
  id: string;
  /** 1 before the first heading, else 2 or 3. */
  level: number;
  /** Empty before the first heading. */
  title: string;
  /** Code of the explained rule, or null. */
  rule: string | null;
  /** Body without the heading; may be empty. */
  markdown: string;
}

const heading = /^(#{2,3}) +(.+)$/;
/** `NAT-1 · Caja con saldo crédito`. */
const ruleTitle = /^([A-Z]+-\d+) · (.+)$/;

/** Splits at headings of level 2 and 3; deeper headings stay in their section, the title (`# …`) is not one. */
export function guideSections(markdown: string): GuideSection[] {
  const sections: (GuideSection & { lines: string[] })[] = [];
  const open = (level: number, title: string) => {
    const [, rule = null, name = title] = ruleTitle.exec(title) ?? [];
    const id = rule?.toLowerCase() ?? (slug(title) || 'inicio');
    sections.push({ id: unique(id, sections), level, title: name, rule, markdown: '', lines: [] });
  };
  open(1, '');
  for (const line of markdown.split('\n')) {
    const found = heading.exec(line);
    if (found) open(found[1]!.length, found[2]!.trim());
    else if (!line.startsWith('# ')) sections.at(-1)!.lines.push(line);
  }
  return sections
    .map(({ lines, ...section }) => ({ ...section, markdown: lines.join('\n').trim() }))
    .filter(({ level, markdown: text }) => level > 1 || text !== '');
}

/** Anchor of a heading: `Cómo se calcula` → `como-se-calcula`. */
function slug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function unique(id: string, taken: readonly { id: string }[]): string {
  let name = id;
  for (let count = 2; taken.some((section) => section.id === name); count += 1) name = `${id}-${count}`;
  return name;
}
