/** A guide in Markdown cut at its headings, so that each part has an address, and each rule its explanation. */

export interface GuideSection {
  /** For addresses: `como-se-calcula`; of a rule its code, `nat-1`. Unique in its guide. */
  id: string;
  /** 1 for what comes before the first heading, else 2 or 3. */
  level: number;
  /** Empty for what comes before the first heading. */
  title: string;
  /** Code of the rule that it explains. */
  rule: string | null;
  /** Without the heading; may be empty. */
  markdown: string;
}

const heading = /^(#{2,3}) +(.+)$/;
/** `NAT-1 · Caja con saldo crédito`. */
const ruleTitle = /^([A-Z]+-\d+) · (.+)$/;

/** The title of the guide itself (`# …`) is not a section. A heading of deeper level stays in its section. */
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

/** `Cómo se calcula` as `como-se-calcula`. */
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
