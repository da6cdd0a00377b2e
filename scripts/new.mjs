// @ts-check
/**
 * `npm run new -- validation|rule|format|statement|screen|resource <name>`: generates a folder with small working files and their
 * test, or a rule in the folder of its validation, and prints the next steps.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './lib/root.mjs';

/**
 * @typedef {object} Kind
 * @property {string} folder parent of the new folder
 * @property {RegExp} name
 * @property {{ template: string, folder: string }} [beside] additional files in a shared folder
 * @property {(name: string, names: Names) => readonly string[]} next
 */
/** @typedef {{ camel: string, pascal: string, file: string }} Names `file`: of a rule, without its endings */

/** @type {Record<string, Kind>} */
const kinds = {
  validation: {
    folder: 'src/validations',
    name: /^[a-z][a-z0-9_]*$/,
    next: (name) => [
      'validation.ts: its id and key in the catalogue, roles, parameters, and the list of rules',
      'analysis.ts: what the rules share, worked out once',
      'rules/: a file for each rule, with severity, legal sources, text and `find`',
      'text.es.ts: title, summary, and the names of roles and parameters',
      'guide.es.md: the page that an accountant reads',
      'cases.es.ts: for every rule one case that finds it and one that must not',
      `npm run gen && npm test -- src/validations (already run: ${name} is registered)`,
    ],
  },
  rule: {
    folder: 'src/validations',
    name: /^[a-z][a-z0-9_]*\/[a-z][a-z0-9-]*$/,
    next: (_, { file }) => [
      `rules/${file}.es.ts: severity, legal sources, text, and \`find\` over the analysis of its validation`,
      'cases.es.ts: one case that finds it, and one on the same accounts that must not',
      'guide.es.md: its section, already begun',
      'npm run gen && npm test -- src/validations',
    ],
  },
  format: {
    folder: 'src/formats',
    name: /^[a-z][a-z0-9-]*$/,
    beside: { template: 'format-layout', folder: 'tests/layouts/packages' },
    next: (name) => [
      'format.ts: what only this package prints, and what each row is',
      'samples/: small files as the package writes them, with invented companies',
      'guide.es.md: how to download the report from the package, drawn; the rows drawn must be read as drawn',
      `tests/layouts/packages/${name}.es.ts: the report as its package writes it, for the simulated books`,
      `npm test -- src/formats/${name} tests/layouts`,
    ],
  },
  statement: {
    folder: 'src/statements',
    name: /^[a-z][a-z0-9-]*$/,
    next: (name) => [
      'statement.ts: its place among the statements, and its tree of lines and totals',
      'text.es.ts: title, summary, labels of what is no line of the mapping, and notes',
      'cases.es.ts: small books with the figures that it must show',
      `npm run gen && npm test -- src/statements tests/statements (already run: ${name} is registered)`,
    ],
  },
  screen: {
    folder: 'src/web/screens',
    name: /^[a-z][a-z0-9-]*$/,
    next: (name, { camel }) => [
      `src/web/signed-in-routes.ts: add ${camel}Route to the screens`,
      'src/web/shell/rail/menu.ts: an entry, if it has one',
      'Screen.tsx and its parts; server state in the query cache, view state in the URL',
      `npm test -- src/web/screens/${name}`,
    ],
  },
  resource: {
    folder: 'src/api',
    name: /^[a-z]+\/[a-z][a-z0-9-]*$/,
    next: (name, { pascal }) => [
      'contract.ts first: router, client and OpenAPI follow from it; then `npm run gen`',
      'src/platform/database/migrations/: its tables, with row-level security',
      'queries.ts: every query takes the account',
      `src/api/service/mount-api.ts: call mount${pascal}`,
      `npm test -- src/api/${name}`,
    ],
  },
};

const [kindName = '', name = ''] = process.argv.slice(2);
const kind = kinds[kindName];
if (!kind?.name.test(name)) {
  console.error(`Usage: npm run new -- ${Object.keys(kinds).join('|')} <name>`);
  if (kind) console.error(`The name of a ${kindName} fits ${kind.name.source}`);
  process.exit(1);
}
/** The name of a resource includes its room, that of a rule its validation. */
const ownName = name.slice(name.lastIndexOf('/') + 1);
const isRule = kindName === 'rule';
const within = join(root, kind.folder, isRule ? name.slice(0, name.indexOf('/')) : '');
if (isRule && !existsSync(join(within, 'validation.ts'))) {
  console.error(`${relative(root, within)} is no validation.`);
  process.exit(1);
}
const folder = isRule ? join(within, 'rules') : join(root, kind.folder, name);
if (isRule ? globSync(`*-${ownName}.es.ts`, { cwd: folder }).length > 0 : existsSync(folder)) {
  console.error(`${relative(root, join(folder, isRule ? ownName : ''))} exists already.`);
  process.exit(1);
}
const code = isRule ? nextCode(folder) : '';
const names = {
  camel: ownName.replace(/[-_](\w)/g, (_, letter) => letter.toUpperCase()),
  pascal: '',
  file: `${code.toLowerCase()}-${ownName}`,
};
names.pascal = capitalised(names.camel);
const templates = join(root, 'scripts', 'templates');
const written = writeTemplates(join(templates, kindName), folder);
if (kind.beside) written.push(...writeTemplates(join(templates, kind.beside.template), join(root, kind.beside.folder)));
if (isRule) written.push(...enterRule(within));
spawnSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...written], {
  cwd: root,
  stdio: 'ignore',
});
spawnSync(process.execPath, [join(root, 'scripts', 'gen.mjs')], { cwd: root, stdio: 'inherit' });
for (const path of written) console.log(`written: ${relative(root, path)}`);
console.log('\nNext:');
for (const step of kind.next(name, names)) console.log(`  - ${step}`);

/**
 * @param {string} from
 * @param {string} to
 * @returns {string[]} the files written
 */
function writeTemplates(from, to) {
  const values = replacements();
  const filled = (/** @type {string} */ text) =>
    text.replace(
      /\{\{(key|Key|name|Name|RULE|prefix|CODE|code|file|id|order|signature|Signature)\}\}/g,
      (_, word) => values[word] ?? '',
    );
  return readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const template = join(entry.parentPath, entry.name);
      const path = join(to, filled(relative(from, template).replace(/\.txt$/, '')));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, filled(readFileSync(template, 'utf8')));
      return path;
    });
}

/** @returns {Record<string, string>} replacements of the template variables */
function replacements() {
  const prefix = ownName.replace(/[^a-z]/g, '').slice(0, 3);
  return {
    key: ownName,
    Key: capitalised(ownName.replace(/[-_]/g, ' ')),
    name: names.camel,
    Name: names.pascal,
    RULE: prefix.toUpperCase(),
    prefix,
    CODE: code,
    code: code.toLowerCase().replace('-', ''),
    file: names.file,
    id: String(nextId()),
    order: String(globSync('src/statements/*/statement.ts', { cwd: root }).length + 1),
    signature: ownName.replace(/-/g, ' '),
    Signature: capitalised(ownName.replace(/-/g, ' ')),
  };
}

/**
 * @param {string} rules folder of the rules of a validation
 * @returns {string} `IVA-15` after `iva-14-….es.ts`
 */
function nextCode(rules) {
  const known = globSync('*-*-*.es.ts', { cwd: rules }).map((file) => file.split('-'));
  const last = Math.max(...known.map(([, number]) => Number(number)));
  return `${known[0]?.[0]?.toUpperCase()}-${last + 1}`;
}

/**
 * Enters the rule in the list and the guide of its validation.
 * @param {string} validation its folder
 * @returns {string[]} the files written
 */
function enterRule(validation) {
  const [declaration, guide] = [join(validation, 'validation.ts'), join(validation, 'guide.es.md')];
  const own = code.toLowerCase().replace('-', '');
  const listed = readFileSync(declaration, 'utf8').replace(/(\n {2}rules: \[[^\]]*?),?\s*\]/, `$1, ${own}]`);
  const imports = listed.lastIndexOf('\nimport ') + 1;
  const entered = `${listed.slice(0, imports)}import { ${own} } from './rules/${names.file}.es.ts';\n${listed.slice(imports)}`;
  writeFileSync(declaration, entered);
  const section = `\n### ${code} · ${capitalised(ownName.replace(/-/g, ' '))}\n\nMedia. Qué encuentra y cuándo no es un error. **Corrige** con lo que debe hacerse.\n`;
  writeFileSync(guide, `${readFileSync(guide, 'utf8').trimEnd()}\n${section}`);
  return [declaration];
}

/** The next id of the catalogue, those of second files included; custom rules begin at 200. */
function nextId() {
  const ids = globSync('src/{validations,sources}/*/validation.ts', { cwd: root }).map((path) =>
    Number(/^ {2}id: (\d+),/m.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? 0),
  );
  return Math.max(110, ...ids.filter((id) => id < 200)) + 1;
}

/** @param {string} word */
function capitalised(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
