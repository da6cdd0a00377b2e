/** Snippets inserted at the cursor, each with a placeholder that stays selected. */

export const snippetNames = [
  'saldo',
  'saldo_natural',
  'saldo_inicial',
  'debitos',
  'creditos',
  'movimiento',
  'promedio',
  'tercero',
  'absoluto',
] as const;
export type SnippetName = (typeof snippetNames)[number];

/** `¦` delimits the placeholder. */
const templates: Readonly<Record<SnippetName, string>> = {
  saldo: 'saldo("¦1105¦")',
  saldo_natural: 'saldo_natural("¦41¦")',
  saldo_inicial: 'saldo_inicial("¦1105¦")',
  debitos: 'debitos("¦51¦")',
  creditos: 'creditos("¦41¦")',
  movimiento: 'movimiento("¦51¦")',
  promedio: 'promedio(¦movimiento("51")¦, 3 meses)',
  tercero: 'tercero("1305", ¦saldo("1305") <= 50_000_000¦)',
  absoluto: 'absoluto(¦saldo("41")¦)',
};

export interface Insertion {
  /** Replacement of the selection. */
  text: string;
  /** Start and end of the new selection in it. */
  from: number;
  to: number;
}

/** `selected`: current selection; becomes the argument of a function snippet. */
export function insertionOf(name: SnippetName, selected: string): Insertion {
  const [before = '', middle = '', after = ''] = templates[name].split('¦');
  const wraps = name === 'promedio' || name === 'absoluto';
  const inside = wraps && selected.trim() ? selected : middle;
  return { text: before + inside + after, from: before.length, to: before.length + inside.length };
}
