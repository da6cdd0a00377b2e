/** The generated documentation covers everything declared by its sources. */
import { expect, test } from 'vitest';
import { appErrorStatus } from '#core/call/app-error.ts';
import { listAccountableSoftware } from '#core/reference/chart/accountable-software.ts';
import { legalSources } from '#core/reference/law/legal-sources.es.ts';
import { validations, validationTexts } from '#validations/registry.gen.ts';
import { articleEntries } from './lib/docs/articles.mjs';
import { generateDocs, stalePages } from './lib/docs/generate-docs.mjs';
import { formatEntries, validationEntries } from './lib/docs/guided-entries.mjs';

const entries = await validationEntries();
const formats = await formatEntries();
const pages = generateDocs(entries, formats, articleEntries());
const texts: Readonly<Record<string, { title: string }>> = validationTexts;
const contentOf = (path: string) => pages.find((page) => page.path === path)?.content ?? '';

test.each(validations.map((validation) => [validation.key, validation] as const))(
  'the page of %s has its roles, its parameters and a section for each rule',
  (key, validation) => {
    const content = contentOf(`docs/validations/${key}.md`);
    const headings = content.split('\n').filter((line) => line.startsWith('#'));
    const described = (rule: string) => headings.some((heading) => new RegExp(`\\b${rule}\\b`).test(heading));
    expect(validation.rules.filter(({ code }) => !described(code))).toEqual([]);
    for (const name of [...Object.keys(validation.roles), ...Object.keys(validation.parameters)])
      expect(content).toContain(`| \`${name}\` |`);
    const entry = entries.find((other) => other.key === key)!;
    expect(Object.keys(entry.examples)).toEqual(validation.rules.map(({ code }) => code));
    for (const { title } of Object.values(entry.examples)) expect(content).toContain(`«${title}»`);
    expect(content).not.toMatch(/undefined|\[object|NaN/);
    expect(contentOf('docs/validations/README.md')).toContain(`[${texts[key]?.title}](${key}.md)`);
  },
);

test('every rule is once in the index by severity, and once per source in the index by law', () => {
  const bySeverity = contentOf('docs/validations/por-severidad.md');
  const byLaw = contentOf('docs/validations/por-norma.md').split('\n');
  for (const { key, rules } of validations)
    for (const { code, legal } of rules) {
      const link = `[${code}](${key}.md)`;
      expect(bySeverity.split(link)).toHaveLength(2);
      for (const source of legal)
        expect(
          byLaw.some((line) => line.includes(legalSources[source].text) && line.includes(link)),
          code,
        ).toBe(true);
    }
});

test('every accounting package has a format', () => {
  const rows = contentOf('docs/formats/README.md').split('\n');
  for (const { name } of listAccountableSoftware())
    expect(rows.find((row) => row.startsWith(`| ${name} | [`))).toBeDefined();
});

test('every error code has its status and its sentence, with its data fields', () => {
  const content = contentOf('docs/errors.md');
  for (const [code, status] of Object.entries(appErrorStatus))
    expect(content).toContain(`| \`${code}\` | ${status} | `);
  expect(content).toContain('el NIT {nit}');
  expect(content).not.toMatch(/undefined|\[object|NaN/);
});

test('a page without entry is stale', () => {
  const [gone, ...others] = pages.filter(({ path }) => path.startsWith('docs/validations/'));
  expect(stalePages(pages)).toEqual([]);
  expect(stalePages([...others, ...pages.filter(({ path }) => !path.startsWith('docs/validations/'))])).toEqual([
    gone!.path,
  ]);
});
