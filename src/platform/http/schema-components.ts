/**
 * Named schemas of the OpenAPI document, from the exports of contracts: `balancePullSchema` becomes BalancePull, and
 * body and answer of the endpoint `startPull` become StartPullBody and StartPullAnswer. Schemas are compared by
 * content, as TypeBox copies those made optional.
 */
import type { Endpoint } from '#core/call/endpoint.ts';

/** Exports of a `contract.ts`, by name. */
export type ContractModule = Readonly<Record<string, unknown>>;

export interface SchemaComponents {
  /** A value with `$ref` in place of every named schema in it. */
  referring(value: unknown): unknown;
  /** `$ref` of the body or answer of an endpoint. Throws when no contract exports the endpoint. */
  part(endpoint: Endpoint, part: 'Body' | 'Answer', schema: object): unknown;
  /** All schemas referenced so far, by name. */
  schemas(): Record<string, unknown>;
}

/** Throws when one name stands for two schemas: an export must be renamed then. */
export function schemaComponents(contracts: readonly ContractModule[]): SchemaComponents {
  const { names, calls } = namesOf(contracts);
  const known = new Map<string, unknown>();
  const refer = (name: string, value: object) => {
    if (!known.has(name)) known.set(name, inside(value));
    return { $ref: `#/components/schemas/${name}` };
  };
  const inside = (value: object): unknown =>
    Array.isArray(value)
      ? value.map(referring)
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, referring(inner)]));
  const referring = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const name = isWorthAName(value) ? names.get(JSON.stringify(value)) : undefined;
    return name === undefined ? inside(value) : refer(name, value);
  };
  return {
    referring,
    part: (endpoint, part, schema) => {
      const call = calls.get(endpoint);
      if (call === undefined) throw new Error(`no contract exports ${endpoint.method} ${endpoint.path}`);
      return refer(names.get(JSON.stringify(schema)) ?? `${call}${part}`, schema);
    },
    schemas: () => Object.fromEntries([...known].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Exported schemas by their JSON, and endpoints by identity. */
function namesOf(contracts: readonly ContractModule[]): { names: Map<string, string>; calls: Map<unknown, string> } {
  const names = new Map<string, string>();
  const calls = new Map<unknown, string>();
  // The schema of errors is declared by no contract.
  const taken = new Set(['Error']);
  const take = (name: string) => {
    if (taken.has(name)) throw new Error(`two schemas of the API are named ${name}`);
    taken.add(name);
    return name;
  };
  for (const [name, value] of contracts.flatMap((contract) => Object.entries(contract))) {
    if (isCall(value)) {
      const call = capitalised(name);
      calls.set(value, call);
      for (const part of ['Body', 'Answer']) take(`${call}${part}`);
    } else if (name.endsWith('Schema') && isWorthAName(value) && !names.has(JSON.stringify(value))) {
      names.set(JSON.stringify(value), take(capitalised(name.slice(0, -'Schema'.length))));
    }
  }
  return { names, calls };
}

function isCall(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** Objects, enums and unions; a string with a pattern is clearer inline. */
function isWorthAName(schema: unknown): boolean {
  return (
    typeof schema === 'object' &&
    schema !== null &&
    ['properties', 'enum', 'anyOf'].some((key) => Object.hasOwn(schema, key))
  );
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
