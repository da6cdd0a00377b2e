// @ts-check
/**
 * Digests of the code behind each validation's results: bundles of the engine and of the validation, tree-shaken and
 * minified. Independent of comments, types, local variable names and other validations' helpers.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { build } from 'vite';
import { withoutRuleText } from './without-rule-text.mjs';

/**
 * @typedef {object} DigestedCode
 * @property {Record<string, import('../../../src/platform/code-digests.mjs').CodeDigest>} digests by key of the
 *   validation
 * @property {string[]} modules every file that was read, relative to the checkout; those of packages are in the lock
 */

const registries = ['src/validations/registry.gen.ts', 'src/sources/registry.gen.ts', 'src/sources/readers.gen.ts'];

/**
 * Imports excluded from the engine's bundle: the catalogue, digested one by one, and custom rules, which are always
 * computed.
 */
const besidesEngine = [/(^|\/)(registry|readers)\.gen\.ts$/, /(^|\/)with-sources\.ts$/, /(^|\/)expression\//];

/** Imports excluded besides from what decides the facts: how they are told, entered, compared and weighed together. */
const besidesFacts = [
  ...besidesEngine,
  /(^|\/)engine\/(entry|life|missing|telling)\//,
  /(^|\/)(describe-fact|health-index|causes|explained)\.ts$/,
  /(^|\/)engine\/.*\.es\.ts$/,
];

/**
 * @param {string} root the checkout
 * @returns {Promise<DigestedCode>}
 */
export async function digestCode(root) {
  const engine = await bundle(root, "export { auditMonth } from '#api/audits/audits/run/audit-month.ts';", {
    external: besidesEngine,
  });
  const facts = await bundle(
    root,
    "export { runValidations } from '#core/engine/run-validations.ts'; export { TrialBalance } from '#core/books/trial-balance.ts';",
    { external: besidesFacts, isToldToo: false },
  );
  const modules = new Set([...registries, ...engine.modules, ...facts.modules]);
  /** @type {DigestedCode['digests']} */
  const digests = {};
  for (const path of globSync('src/{validations,sources}/*/validation.ts', { cwd: root }).sort()) {
    const key = basename(dirname(path));
    const folder = dirname(path).replaceAll('\\', '/').replace('src/', '#');
    // Of a source what its tables come from too.
    const read = folder.startsWith('#sources/') ? `export { reader } from '${folder}/reader.ts';` : '';
    const decided = `export { validation } from '${folder}/validation.ts'; ${read}`;
    const entry = await bundle(root, `${decided} export { text } from '${folder}/text.es.ts';`);
    const rules = await bundle(root, decided, { isToldToo: false });
    for (const module of entry.modules) modules.add(module);
    digests[key] = { code: digest(engine, entry), facts: digest(facts, rules) };
  }
  return { digests, modules: [...modules] };
}

/** @param {readonly { code: string }[]} bundles */
function digest(...bundles) {
  const hash = createHash('sha256');
  for (const { code } of bundles) hash.update(code);
  return hash.digest('base64url');
}

/**
 * @param {string} root
 * @param {string} source of a module at the top of `src`
 * @param {{ external?: readonly RegExp[], isToldToo?: boolean }} [options] `external`: imports that are left as they
 *   are; `isToldToo`: with the text of rules, the default
 * @returns {Promise<{ code: string, modules: string[] }>} `modules`: all reachable ones, whether or not their code is
 * in the bundle
 */
async function bundle(root, source, { external = [], isToldToo = true } = {}) {
  const entry = join(root, 'src', 'digested-entry.ts');
  /** @type {string[]} */
  let reached = [];
  const made = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [
      ...(isToldToo ? [] : [withoutRuleText]),
      {
        name: 'digested-entry',
        enforce: 'pre',
        resolveId(id) {
          if (id === entry) return entry;
          return external.some((rule) => rule.test(id)) ? { id, external: true } : null;
        },
        load: (id) => (id === entry ? source : null),
        generateBundle() {
          reached = [...this.getModuleIds()];
        },
      },
    ],
    // Packages are part of the code: another version is another digest.
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      write: false,
      target: 'node24',
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const chunks = [made].flat().flatMap((output) => ('output' in output ? output.output : []));
  const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
  const isOurs = (/** @type {string} */ path) => isAbsolute(path) && path !== entry && !path.includes('node_modules');
  return { code, modules: reached.filter(isOurs).map((path) => relative(root, path)) };
}
