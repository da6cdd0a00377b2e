/** Pieces of the language that a button writes at the cursor, and what of each stays selected to be typed over. */

export const snippetNames = [
  'saldo',
  'saldo_inicial',
  'debitos',
  'creditos',
  'movimiento',
  'promedio',
  'tercero',
  'absoluto',
] as const;
export type SnippetName = (typeof snippetNames)[number];

/** `¦` stands before and after what stays selected. */
const templates: Readonly<Record<SnippetName, string>> = {
  saldo: 'saldo("¦1105¦")',
  saldo_inicial: 'saldo_inicial("¦1105¦")',
  debitos: 'debitos("¦51¦")',
  creditos: 'creditos("¦41¦")',
  movimiento: 'movimiento("¦51¦")',
  promedio: 'promedio(¦movimiento("51")¦, 3 meses)',
  tercero: 'tercero("1305", ¦saldo("1305") <= 50_000_000¦)',
  absoluto: 'absoluto(¦saldo("41")¦)',
};

export interface Insertion {
  /** What to write in the place of what is selected. */
  text: string;
  /** What of it to select, from its beginning. */
  from: number;
  to: number;
}

/** `selected` is what is selected in the field: it goes inside the function, where the function takes an expression. */
export function insertionOf(name: SnippetName, selected: string): Insertion {
  const [before = '', middle = '', after = ''] = templates[name].split('¦');
  const wraps = name === 'promedio' || name === 'absoluto';
  const inside = wraps && selected.trim() ? selected : middle;
  return { text: before + inside + after, from: before.length, to: before.length + inside.length };
}
