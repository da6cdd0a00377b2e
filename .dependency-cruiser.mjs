/** Import rules of ARCHITECTURE.md. Checked on every run by scripts/lib/checks/check-architecture.mjs. */
import { apiRooms, coreRooms } from './scripts/lib/checks/rooms.mjs';

const tests = '\\.test\\.tsx?$';
const catalogue = '^src/(validations|formats|sources|statements)/';
const schemas = '(^|/)node_modules/typebox/';

/**
 * One rule per room of a part: no imports from rooms above.
 * @param {string} part
 * @param {readonly string[]} rooms top layer first
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function layers(part, rooms) {
  return rooms.slice(1).map((room, index) => ({
    name: `${part}-${room}-stands-below-${rooms[index]}`,
    comment: `Rooms of src/${part} in layers: ${rooms.join(' → ')}.`,
    severity: 'error',
    from: { path: `^src/${part}/${room}/`, pathNot: tests },
    to: { path: `^src/${part}/(${rooms.slice(0, index + 1).join('|')})/` },
  }));
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'core-imports-core',
      comment: 'The core is pure: of the world outside only the schema library.',
      severity: 'error',
      from: { path: '^src/core/', pathNot: tests },
      to: { pathNot: ['^src/core/', schemas] },
    },
    {
      name: 'catalogues-import-core',
      comment: 'Entries, registries and runners are as pure as the core.',
      severity: 'error',
      from: { path: catalogue, pathNot: tests },
      to: { pathNot: ['^src/core/', catalogue, schemas] },
    },
    {
      name: 'catalogue-entries-are-islands',
      comment: 'One entry never another.',
      severity: 'error',
      from: { path: '^src/(validations|formats|sources|statements)/([^/]+)/', pathNot: tests },
      to: { path: catalogue, pathNot: '^src/$1/$2/' },
    },
    {
      name: 'validations-see-the-view',
      comment: 'One door to the books: what lies behind the view is for those who read, keep or send a month whole.',
      severity: 'error',
      from: { path: '^src/validations/', pathNot: tests },
      to: { path: '^src/core/books/balance-(data|columns)\\.ts$' },
    },
    {
      name: 'platform-imports-platform',
      comment: 'Technique knows the core and itself.',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: tests },
      to: { path: '^src/', pathNot: '^src/(core|platform)/' },
    },
    {
      name: 'api-imports-downwards',
      comment: 'Resources stand on core, platform and the registries and guides of the catalogues.',
      severity: 'error',
      from: { path: '^src/api/', pathNot: tests },
      to: {
        path: '^src/',
        pathNot: [
          '^src/(core|platform|api)/',
          `${catalogue}(registry\\.gen|readers\\.gen|guides\\.gen|with-sources)\\.ts$`,
        ],
      },
    },
    {
      name: 'api-resources-meet-by-contract',
      comment: 'Of another resource only its contract and its queries.',
      severity: 'error',
      from: { path: '^src/api/([^/]+/[^/]+)/', pathNot: tests },
      to: { path: '^src/api/[^/]+/[^/]+/', pathNot: ['^src/api/$1/', '/(contract|queries)\\.ts$'] },
    },
    {
      name: 'api-rooms-meet-resources-by-contract',
      comment:
        'What the resources of a room share knows only their contracts and queries, but for its list of worker tasks and its services.',
      severity: 'error',
      from: {
        path: '^src/api/(?!service/)[^/]+/[^/]+\\.ts$',
        pathNot: [tests, '/((worker|reading)-tasks|services)\\.ts$'],
      },
      to: { path: '^src/api/[^/]+/[^/]+/', pathNot: '/(contract|queries)\\.ts$' },
    },
    ...layers('api', apiRooms),
    ...layers('core', coreRooms),
    {
      name: 'contract-is-for-the-browser',
      comment: 'A contract is bundled: core, other contracts and the schema library.',
      severity: 'error',
      from: { path: '^src/api/.+/contract\\.ts$' },
      to: { pathNot: ['^src/core/', '^src/api/.+/contract\\.ts$', schemas] },
    },
    {
      name: 'web-sees-contracts',
      comment: 'The browser knows the core and the calls and types of contracts.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: tests },
      to: { path: '^src/', pathNot: ['^src/(core|web)/', '^src/api/.+/(contract|calls\\.gen)\\.ts$'] },
    },
    {
      name: 'web-has-no-schemas',
      comment: 'Of a contract the browser takes types; its calls are in calls.gen.ts, without their schemas.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: tests },
      to: { path: '/contract\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-has-no-node',
      comment: 'Node modules do not exist in the browser.',
      severity: 'error',
      from: { path: '^src/(web|core)/|/contract\\.ts$', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-state-in-web-data',
      comment: 'Keys, queries and mutations of a resource are in web/data; main.tsx provides the cache.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: ['^src/web/data/', '^src/web/main\\.tsx$'] },
      to: { path: '(^|/)node_modules/@tanstack/' },
    },
    {
      name: 'calls-in-web-data',
      comment: 'Screens use the hooks of a resource; only web/data talks to the API.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: ['^src/web/data/', '^src/web/main\\.tsx$', tests] },
      to: { path: '^src/web/data/transport/', pathNot: '/(list-file|save-file)\\.ts$' },
    },
    {
      name: 'web-data-stands-below-screens',
      comment: 'What the server says knows no screen.',
      severity: 'error',
      from: { path: '^src/web/data/' },
      to: { path: '^src/web/(screens|shell|lists|people|licenses|sign-in|company-fields|person-fields)/' },
    },
    {
      name: 'screens-are-islands',
      comment: 'One screen never another; what they share is in ui or data.',
      severity: 'error',
      from: { path: '^src/web/screens/([^/]+)/' },
      to: { path: '^src/web/screens/', pathNot: '^src/web/screens/$1/' },
    },
    {
      name: 'simulator-imports-core',
      comment: 'The sample company is made from the core alone.',
      severity: 'error',
      from: { path: '^src/simulator/', pathNot: tests },
      to: { path: '^src/', pathNot: '^src/(core|simulator)/' },
    },
    {
      name: 'production-packages',
      comment: 'In production there are no packages that only build and test; those of the web are in its bundle.',
      severity: 'error',
      from: { path: '^(src|bin)/', pathNot: ['^src/web/', tests] },
      to: { dependencyTypes: ['npm-dev', 'npm-unknown', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-app',
      comment: 'Entry points compose; nothing stands on them.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/app/', tests] },
      to: { path: '^src/app/' },
    },
    {
      name: 'sql-in-queries',
      comment: 'SQL is written in queries.ts and in platform/database.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['/queries\\.ts$', '^src/platform/(database|queue)/', tests] },
      to: { path: '(^|/)node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'What several tests share is a module of its own.',
      severity: 'error',
      from: {},
      to: { path: tests },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    // TypeScript 7 has no compiler API for it: its own parser would see no modules at all and report success.
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
