/**
 * Drawings of a guide as text: a fenced block `dibujo` with menu, form and first rows of the file, one line each. The
 * help renders it as a picture; screen readers, search and documentation get the same as sentences.
 */
import { lookUp } from '#core/dictionary/look-up.ts';

/** Text of a cell; `mark` is the number that the legend explains. */
export interface MarkedText {
  text: string;
  mark: number | null;
}

export interface GuideDrawing {
  /** Menu path from the menu bar to the entry; empty when unknown. */
  menu: readonly string[];
  /** Title of the form. */
  form: string;
  fields: readonly { label: string; value: string }[];
  checks: readonly { label: string; checked: boolean }[];
  /** Button to press. */
  button: string;
  /** Name of the exported file; empty when none is drawn. */
  file: string;
  /** Lines above the table. */
  above: readonly MarkedText[];
  heads: readonly MarkedText[];
  rows: readonly (readonly string[])[];
  legend: readonly MarkedText[];
  /** What may differ in the reader's version. */
  note: string;
}

/** Info string of the fenced block. */
export const drawingName = 'dibujo';

const block = new RegExp(`^\`\`\`${drawingName}\\n([\\s\\S]*?)\\n\`\`\`$`, 'gm');

type Draft = { -readonly [Key in keyof GuideDrawing]: GuideDrawing[Key] };

const lineKinds: Readonly<Record<string, (draft: Draft, said: string) => void>> = {
  Menú: (draft, said) => {
    draft.menu = said.split('→').map((entry) => entry.trim());
  },
  Formulario: (draft, said) => {
    draft.form = said;
  },
  Campo: (draft, said) => {
    const [label = '', value = ''] = said.split('=').map((part) => part.trim());
    draft.fields = [...draft.fields, { label, value }];
  },
  Marcado: (draft, label) => {
    draft.checks = [...draft.checks, { label, checked: true }];
  },
  'Sin marcar': (draft, label) => {
    draft.checks = [...draft.checks, { label, checked: false }];
  },
  Botón: (draft, said) => {
    draft.button = said;
  },
  Archivo: (draft, said) => {
    draft.file = said;
  },
  Encima: (draft, said) => {
    draft.above = [...draft.above, markedText(said)];
  },
  Títulos: (draft, said) => {
    draft.heads = said.split('|').map(markedText);
  },
  Fila: (draft, said) => {
    draft.rows = [...draft.rows, said.split('|').map((cell) => cell.trim())];
  },
  Busca: (draft, said) => {
    draft.legend = [...draft.legend, markedText(said)];
  },
  Nota: (draft, said) => {
    draft.note = said;
  },
};

/** Parses the inside of a block. Throws on an unknown line: guides are part of the sources. */
export function parseDrawing(text: string): GuideDrawing {
  const draft: Draft = {
    menu: [],
    form: '',
    fields: [],
    checks: [],
    button: '',
    file: '',
    above: [],
    heads: [],
    rows: [],
    legend: [],
    note: '',
  };
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, kind = '', said = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    const take = lookUp(lineKinds, kind);
    if (!take) throw new Error(`A drawing does not know the line "${line}"`);
    take(draft, said.trim());
  }
  return draft;
}

/** Parses `NIT (3)`: text `NIT`, mark 3. */
function markedText(said: string): MarkedText {
  const [, text = said, mark] = /^(.*?) *\((\d)\)$/.exec(said.trim()) ?? [];
  return { text: text.trim(), mark: mark ? Number(mark) : null };
}

export const drawingText = {
  /** Steps of the export in one sentence; empty when the drawing has none. */
  steps: ({ menu, form, fields, checks, button }: GuideDrawing) =>
    [
      menu.length > 0 && `Menú ${menu.join(' → ')}.`,
      form && `Formulario «${form}»: ${[...fields.map(fieldWords), ...checks.map(checkWords)].join('; ')}.`,
      button && `Botón «${button}».`,
    ]
      .filter(Boolean)
      .join(' '),
  file: (name: string) => `Archivo: ${name}`,
  menu: 'Menú',
  looked: 'Lo que Cuadre busca',
};

const fieldWords = ({ label, value }: { label: string; value: string }) => `${label}, ${value || 'vacío'}`;
const checkWords = ({ label, checked }: { label: string; checked: boolean }) =>
  `«${label}», ${checked ? 'marcado' : 'sin marcar'}`;

/** A guide without its drawings, for search: they repeat what the text says. */
export function withoutDrawings(markdown: string): string {
  return markdown.replace(block, '');
}

/** A guide with its drawings as sentences and tables, for readers without graphics. */
export function drawingsAsText(markdown: string): string {
  return markdown.replace(block, (_, inside: string) => {
    const drawing = parseDrawing(inside);
    const { file, above, heads, rows, legend, note } = drawing;
    const marked = ({ text, mark }: MarkedText) => (mark ? `${text} (${mark})` : text);
    const table = [heads.map(marked), heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
    return [
      drawingText.steps(drawing),
      file && [drawingText.file(file), ...above.map(marked)].join(' · '),
      heads.length > 0 && table.join('\n'),
      legend.length > 0 &&
        `${drawingText.looked}: ${legend.map(({ text, mark }) => (mark ? `(${mark}) ${text}` : text)).join('; ')}.`,
      note,
    ]
      .filter(Boolean)
      .join('\n\n');
  });
}
