/**
 * Pictures of a guide as words: a fenced block `dibujo` says the menu, the form and the first rows of the file, a line each.
 * The help draws it; what cannot draw (screen readers, search, documentation) says the same in sentences.
 */

/** Words of a cell; `mark` is the number that the legend explains. */
export interface MarkedText {
  text: string;
  mark: number | null;
}

export interface GuideDrawing {
  /** From the menu bar to the entry to choose; empty when it is not known. */
  menu: readonly string[];
  /** Title of the form. */
  form: string;
  fields: readonly { label: string; value: string }[];
  checks: readonly { label: string; checked: boolean }[];
  /** What to press. */
  button: string;
  /** Name of the file that comes out; empty when none is drawn. */
  file: string;
  /** Lines over the table. */
  above: readonly MarkedText[];
  heads: readonly MarkedText[];
  rows: readonly (readonly string[])[];
  legend: readonly MarkedText[];
  /** What may be otherwise in the reader's version. */
  note: string;
}

/** How the block is named after its three backquotes. */
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

/** Of the inside of a block. Throws on a line that says nothing known: a guide is ours. */
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
    const take = lineKinds[kind];
    if (!take) throw new Error(`A drawing does not know the line "${line}"`);
    take(draft, said.trim());
  }
  return draft;
}

/** `NIT (3)` is `NIT` with the mark 3. */
function markedText(said: string): MarkedText {
  const [, text = said, mark] = /^(.*?) *\((\d)\)$/.exec(said.trim()) ?? [];
  return { text: text.trim(), mark: mark ? Number(mark) : null };
}

export const drawingText = {
  /** What is to be done before there is a file, in a sentence; empty when the drawing has no such part. */
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

/** A guide without its drawings, for what looks for words: they show what the text says. */
export function withoutDrawings(markdown: string): string {
  return markdown.replace(block, '');
}

/** A guide whose drawings are sentences and tables, for what cannot draw. */
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
