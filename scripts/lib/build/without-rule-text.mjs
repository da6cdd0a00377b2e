// @ts-check
/** Removes the words of rules from their modules, and with them what only they use: rewording a rule changes no fact. */

const words = new Set(['text', 'name', 'amountName', 'columnName']);

/** @type {import('vite').Plugin} */
export const withoutRuleText = {
  name: 'without-rule-text',
  // After the types are gone, for the parser reads JavaScript.
  enforce: 'post',
  transform(code, id) {
    if (!/\/(validations|sources)\/[^/]+\/rules\/[^/]+\.es\.ts$/.test(id)) return null;
    const ranges = wordsIn(this.parse(code)).toSorted((a, b) => b.start - a.start);
    return ranges.reduce((left, { start, end }) => `${left.slice(0, start)}null${left.slice(end)}`, code);
  },
};

/**
 * Values of the words of a declaration: of an object that has a `proof`.
 * @param {unknown} node
 * @returns {{ start: number, end: number }[]}
 */
function wordsIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  const { type, properties = [] } = /** @type {{ type?: string, properties?: readonly any[] }} */ (node);
  const keys = new Map(properties.map(({ key, value }) => [key?.name, value]));
  if (type === 'ObjectExpression' && keys.has('proof'))
    return [...keys].filter(([key]) => words.has(key)).map(([, value]) => value);
  return Object.values(node).flatMap(wordsIn);
}
