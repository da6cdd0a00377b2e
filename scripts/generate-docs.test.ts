/** The generated documentation says everything that its sources declare. */
import { expect, test } from 'vitest';
import { appErrorStatus } from '#core/app-error.ts';
import { validations, validationTexts } from '#validations/registry.gen.ts';
import { generateDocs, stalePages } from './lib/generate-docs.mjs';

const pages = await generateDocs();
const texts: Readonly<Record<string, { title: string }>> = validationTexts;
const contentOf = (path: string) => pages.find((page) => page.path === path)?.content ?? '';

test.each(validations.map((validation) => [validation.key, validation] as const))(
  'the page of %s has its roles, its parameters and a section for each rule',
  (key, validation) => {
    const content = contentOf(`docs/validations/${key}.md`);
    const headings = content.split('\n').filter((line) => line.startsWith('#'));
    const described = (rule: string) => headings.some((heading) => new RegExp(`\\b${rule}\\b`).test(heading));
    expect(Object.keys(validation.rules).filter((rule) => !described(rule))).toEqual([]);
    for (const name of [...Object.keys(validation.roles), ...Object.keys(validation.parameters)])
      expect(content).toContain(`| \`${name}\` |`);
    expect(content).not.toMatch(/undefined|\[object|NaN/);
    expect(contentOf('docs/validations/README.md')).toContain(`[${texts[key]?.title}](${key}.md)`);
  },
);

test('every error code has its status and its sentence, with the names of its data', () => {
  const content = contentOf('docs/errors.md');
  for (const [code, status] of Object.entries(appErrorStatus))
    expect(content).toContain(`| \`${code}\` | ${status} | `);
  expect(content).toContain('el NIT {nit}');
  expect(content).not.toMatch(/undefined|\[object|NaN/);
});

test('a page whose entry is gone is stale', () => {
  const [gone, ...others] = pages.filter(({ path }) => path.startsWith('docs/validations/'));
  expect(stalePages(pages)).toEqual([]);
  expect(stalePages([...others, ...pages.filter(({ path }) => path.startsWith('docs/formats/'))])).toEqual([
    gone!.path,
  ]);
});
