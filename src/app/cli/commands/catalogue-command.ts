/** `cuadre validaciones [key]`: the catalogue, or one page of it. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { catalogue } from '#app/catalogue.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { parameterToJson } from '#core/engine/settings/parameter.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { severityName } from '#core/engine/weighing/outcome-words.es.ts';
import { legalSources } from '#core/reference/law/legal-sources.es.ts';
import type { Options } from '../options.ts';
import { padded, painter, severityStyle } from '../report/paint.ts';
import { cliText } from '../text.es.ts';

export async function catalogueCommand([key]: readonly string[], options: Options): Promise<number> {
  const paint = painter(process.stdout.isTTY === true && !process.env.NO_COLOR);
  const ordered = catalogue.validations.toSorted((a, b) => a.order - b.order);
  if (key === undefined) {
    if (options.json)
      process.stdout.write(
        `${JSON.stringify(
          ordered.map(({ id, key: name, version }) => ({
            id,
            key: name,
            version,
            title: lookUp(catalogue.texts, name)!.title,
          })),
          null,
          1,
        )}\n`,
      );
    else
      for (const { id, key: name } of ordered)
        process.stdout.write(
          `${String(id).padStart(4)}  ${padded(name, 16)} ${lookUp(catalogue.texts, name)!.title}\n`,
        );
    return 0;
  }
  const validation = ordered.find((entry) => entry.key === key || String(entry.id) === key);
  if (!validation) {
    process.stderr.write(
      `${cliText.unknownValidation(
        key,
        ordered.map((entry) => entry.key),
      )}\n`,
    );
    return 2;
  }
  const text = lookUp(catalogue.texts, validation.key)!;
  if (options.json) {
    process.stdout.write(`${JSON.stringify(settingsDocument(validation, text), null, 1)}\n`);
    return 0;
  }
  process.stdout.write(`${paint('bold', `${validation.id} · ${text.title}`)}\n${text.summary}\n\n`);
  for (const { code, severity, legal } of validation.rules) {
    const sources = legal.map((source) => `${legalSources[source].norm} ${legalSources[source].article}`).join('; ');
    process.stdout.write(
      `  ${padded(code, 8)} ${paint(severityStyle[severity], padded(severityName[severity], 12))} ${sources}\n`,
    );
  }
  // Resolved like an import: this module may run from a bundle.
  const guide = createRequire(import.meta.url).resolve(`#validations/${validation.key}/guide.es.md`);
  process.stdout.write(`\n${await readFile(guide, 'utf8')}\n`);
  return 0;
}

/** Configurable settings with descriptions, in the notation of `--parametros`. */
function settingsDocument(
  { id, key, version, roles, parameters, rules }: AnyValidation,
  text: ValidationText,
): unknown {
  const named = <Value>(all: Readonly<Record<string, Value>>, describe: (name: string, value: Value) => object) =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [name, describe(name, value)]));
  return {
    id,
    key,
    version,
    title: text.title,
    summary: text.summary,
    roles: named(roles, (role, accounts) => ({ label: lookUp(text.roles, role), accounts })),
    parameters: named(parameters, (name, declaration) => ({
      ...lookUp(text.parameters, name),
      kind: declaration.kind,
      value: parameterToJson(declaration, declaration.default),
    })),
    rules: Object.fromEntries(rules.map(({ code, severity }) => [code, { severity }])),
  };
}
