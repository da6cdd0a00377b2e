// @ts-check
/**
 * Modules of src that no entry point reaches: builders and made data that only tests use belong below tests. Walks the
 * imports that dependency-cruiser found; its own rule for it looks for a path to each module and takes half its time.
 */

const entryPoints =
  /^src\/(app\/(server|worker|reader|spawner|cli)\.ts|platform\/worker\/watch-parent\.ts|web\/main\.tsx)$/;

/** May stand alone: tests, cases with their runner (generated guides take their examples from them), generated tables. */
const alone = [
  /\.test\.tsx?$/,
  /(^|[/-])cases?(-books)?\.es\.ts$/,
  /\/(validation|statement|run)-case\.ts$/,
  /^src\/core\/reference\//,
  /\/calls\.gen\.ts$/,
];

/**
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules of src
 * @returns {string[]} their paths
 */
export function unreachedModules(modules) {
  const importedBy = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  const reached = new Set([...importedBy.keys()].filter((path) => entryPoints.test(path)));
  // Grows while it is walked.
  for (const path of reached) for (const { resolved } of importedBy.get(path) ?? []) reached.add(resolved);
  const own = [...importedBy.keys()].filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  return own.filter((path) => !reached.has(path) && !alone.some((pattern) => pattern.test(path)));
}
