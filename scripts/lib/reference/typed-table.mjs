// @ts-check
// Writes a reference table as TypeScript: fields take cells of a CSV row and give literals; a table is an interface or
// tuple type and one constant, a row to a line, so that a change of law is a readable diff.

/** @typedef {Record<string, string>} Row cells by column, read with `cell` */
/** @typedef {{ name: string, type: string, doc: string, write: (row: Row) => string }} Field */
/** @typedef {{ row: string, constant: string, doc: string, fields: Field[] }} Shape `row` names the type */
/** @typedef {{ csv: string, module: string, imports?: string[], write: (rows: Row[]) => string }} Table */

/** @typedef {string | number | null | LiteralValue[]} LiteralValue */

/**
 * A TypeScript literal. Numbers must be numbers, so that 5.0 and 5 give the same text.
 * @param {LiteralValue} value
 * @returns {string}
 */
export function literal(value) {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}

/**
 * Text of a cell; throws for an unknown column.
 * @param {Row} row
 * @param {string} column
 */
export function cell(row, column) {
  const value = row[column];
  if (value === undefined) throw new Error(`no column ${column}`);
  return value;
}

/**
 * @param {Row} row
 * @param {string} column
 */
function number(row, column) {
  const value = cell(row, column);
  if (!/^-?\d+(\.\d+)?$/.test(value)) throw new Error(`${column}: not a number: ${JSON.stringify(value)}`);
  return Number(value);
}

/**
 * @param {string} name
 * @param {string} type
 * @param {string} doc
 * @param {(row: Row) => string} write
 * @returns {Field}
 */
function field(name, type, doc, write) {
  return { name, type, doc, write };
}

/**
 * Required text; `type` narrows it to a union of literals.
 * @param {string} name
 * @param {string} column
 * @param {string} doc
 * @param {string} [type]
 */
export function text(name, column, doc, type = 'string') {
  return field(name, type, doc, (row) => {
    if (cell(row, column) === '') throw new Error(`${column}: empty`);
    return literal(cell(row, column));
  });
}

/**
 * Text, or null for an empty cell.
 * @param {string} name
 * @param {string} column
 * @param {string} doc
 * @param {string} [type]
 */
export function optionalText(name, column, doc, type = 'string') {
  return field(name, `${type} | null`, doc, (row) => literal(cell(row, column) || null));
}

/**
 * Required number.
 * @param {string} name
 * @param {string} column
 * @param {string} doc
 */
export function numeric(name, column, doc) {
  return field(name, 'number', doc, (row) => literal(number(row, column)));
}

/**
 * Number, or null for an empty cell.
 * @param {string} name
 * @param {string} column
 * @param {string} doc
 */
export function optionalNumeric(name, column, doc) {
  return field(name, 'number | null', doc, (row) => literal(cell(row, column) === '' ? null : number(row, column)));
}

/**
 * Whole pesos in the table, cents in code.
 * @param {string} name
 * @param {string} column
 * @param {string} doc
 */
export function money(name, column, doc) {
  return field(name, 'Cents', doc, (row) => `pesos(${number(row, column)})`);
}

/**
 * A list separated by `|`; an empty cell is an empty list.
 * @param {string} name
 * @param {string} column
 * @param {string} doc
 * @param {string} [type]
 */
export function list(name, column, doc, type = 'string') {
  const items = /^\w+$/.test(type) ? `readonly ${type}[]` : `readonly (${type})[]`;
  return field(name, items, doc, (row) => literal(cell(row, column).split('|').filter(Boolean)));
}

/**
 * A field computed from one or several cells.
 * @param {string} name
 * @param {string} type
 * @param {string} doc
 * @param {(row: Row) => LiteralValue} value
 */
export function computed(name, type, doc, value) {
  return field(name, type, doc, (row) => literal(value(row)));
}

/**
 * One row for each item of the `|` list of a column: `1299|1399` becomes two rows.
 * @param {Row[]} rows
 * @param {string} column
 */
export function spread(rows, column) {
  return rows.flatMap((row) =>
    cell(row, column)
      .split('|')
      .map((value) => ({ ...row, [column]: value })),
  );
}

/**
 * `export interface Row { … }` and the constant, each row an object. For tables read by developers.
 * @param {Shape} shape
 * @param {Row[]} rows
 */
export function objectTable({ row, constant, doc, fields }, rows) {
  const members = fields.map(({ name, type, doc: text }) => `  /** ${text} */\n  readonly ${name}: ${type};\n`);
  const lines = rows.map(
    (cells) => `  { ${fields.map(({ name, write }) => `${name}: ${write(cells)}`).join(', ')} },\n`,
  );
  return `export interface ${row} {\n${members.join('')}}\n\n${declare(constant, row, doc, lines)}`;
}

/**
 * A tuple type and the constant, each row an array. For long tables.
 * @param {Shape} shape
 * @param {Row[]} rows
 */
export function tupleTable({ row, constant, doc, fields }, rows) {
  const members = fields.map(({ name, type, doc: text }) => `  /** ${text} */\n  ${name}: ${type},\n`);
  const lines = rows.map((cells) => `  [${fields.map(({ write }) => write(cells)).join(', ')}],\n`);
  return `export type ${row} = readonly [\n${members.join('')}];\n\n${declare(constant, row, doc, lines)}`;
}

/**
 * One text with a row to a line and `|` between its cells, for a table of thousands of rows that few commands read: V8
 * would make each literal at every start.
 * @param {{ constant: string, doc: string }} shape
 * @param {string[][]} rows
 */
export function textTable({ constant, doc }, rows) {
  const lines = rows.map((cells) => {
    if (cells.some((value) => value === '' || /[|`$\\\n]/.test(value))) throw new Error(`not a plain row: ${cells}`);
    return cells.join('|');
  });
  return `/** ${doc} */\nexport const ${constant} = \`\n${lines.join('\n')}\n\`;\n`;
}

/**
 * The constant alone. `lines` are already literals.
 * @param {string} constant
 * @param {string} type
 * @param {string} doc
 * @param {string[]} lines
 */
export function declare(constant, type, doc, lines) {
  return `/** ${doc} */\nexport const ${constant}: readonly ${type}[] = [\n${lines.join('')}];\n`;
}
