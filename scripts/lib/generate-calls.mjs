// @ts-check
/**
 * Endpoint data for the browser, by contract: method, path and access. Schemas stay on the server; the client sees
 * their types only.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

const banner = '/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */';

/** @returns {Promise<import('./docs/generate-registry.mjs').GeneratedFile[]>} one file beside each contract */
export async function generateCalls() {
  const contracts = globSync('src/api/**/contract.ts', { cwd: root }).sort();
  return Promise.all(
    contracts.map(async (path) => {
      /** @type {Record<string, unknown>} */
      const declared = await import(pathToFileURL(join(root, path)).href);
      const lines = Object.entries(declared).flatMap(([name, value]) => lineOf(name, value) ?? []);
      const usesCall = lines.some((line) => line.includes(': Call<'));
      const imports = [
        ...(usesCall ? ["import type { Call } from '#core/call/endpoint.ts';"] : []),
        "import type * as contract from './contract.ts';",
      ];
      const content = `${[banner, ...imports, '', ...lines].join('\n')}\n`;
      return { path: path.replace(/contract\.ts$/, 'calls.gen.ts'), content };
    }),
  );
}

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {string | null} null for schemas and functions
 */
function lineOf(name, value) {
  if (isEndpoint(value)) {
    const { method, path, access, produces } = value;
    const call = JSON.stringify({ method, path, access, ...(produces && { produces }) });
    return `export const ${name}: Call<typeof contract.${name}> = ${call};`;
  }
  if (!isPlain(value)) return null;
  return `export const ${name}: typeof contract.${name} = ${JSON.stringify(value)};`;
}

/**
 * @param {unknown} value
 * @returns {value is { method: string, path: string, access: string, produces?: string }}
 */
function isEndpoint(value) {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'summary' in value;
}

/**
 * Numbers, strings, lists and records of them; schemas, which carry their kind, are excluded.
 * @param {unknown} value
 * @returns {boolean}
 */
function isPlain(value) {
  if (typeof value === 'function' || value === undefined) return false;
  if (typeof value !== 'object' || value === null) return true;
  return !('~kind' in value) && Object.values(value).every(isPlain);
}
