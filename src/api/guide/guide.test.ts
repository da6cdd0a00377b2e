import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAccountableSoftware } from '#core/reference/chart/accountable-software.ts';
import { formatGuides } from '#formats/guides.gen.ts';
import { sources } from '#sources/registry.gen.ts';
import { validations } from '#validations/registry.gen.ts';
import { startTestService, type TestService } from '../../../tests/support/test-service.ts';
import {
  guideArticle,
  guideArticles,
  guideFormat,
  guideFormats,
  guideGlossary,
  guideSearch,
  guideValidation,
  guideValidations,
} from './contract.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const find = async (text: string) => (await service.anonymous.ok(guideSearch, { query: { text } })).data;
const pageOf = async (key: string) => (await service.anonymous.ok(guideValidation, { params: { key } })).data;

describe('validations', () => {
  test('are all listed publicly, in run order, and the list is cacheable', async () => {
    const { data } = await service.anonymous.ok(guideValidations);
    const keysOf = (some: readonly Pick<(typeof validations)[number], 'key' | 'order'>[]) =>
      some.toSorted((a, b) => a.order - b.order).map(({ key }) => key);
    // Those of second files come after.
    const ofSources = sources.map(({ validation }) => validation);
    expect(data.map(({ key }) => key)).toEqual([...keysOf(validations), ...keysOf(ofSources)]);
    const codes = data.flatMap(({ rules }) => rules.map(({ code }) => code));
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    const { headers } = await service.anonymous.send(guideValidations);
    expect(headers['cache-control']).toContain('max-age');
  });

  test('are listed with every norm that they cite, its abbreviation and its text', async () => {
    const { data } = await service.anonymous.ok(guideValidations);
    for (const { rules } of validations)
      for (const { code, legal } of rules)
        for (const key of legal) {
          const source = data
            .flatMap((validation) => validation.legal)
            .find((one) => one.key === key && one.rules.includes(code));
          expect(source, `${code} ${key}`).toMatchObject({
            text: expect.stringMatching(/\.$/),
            short: expect.any(String),
          });
        }
  });

  test.each(validations.map(({ key }) => key))('the page of %s explains everything it declares', async (key) => {
    const declared = validations.find((validation) => validation.key === key)!;
    const page = await pageOf(key);
    expect(page.rules.map(({ code }) => code)).toEqual(declared.rules.map(({ code }) => code));
    for (const { code, title, markdown, why, correction, example } of page.rules) {
      expect(title, code).not.toBe(code);
      for (const words of [markdown, why, correction ?? example?.correction]) expect(words, code).toBeTruthy();
      expect(example?.message, code).toBeTruthy();
    }
    const cited = page.rules.flatMap(({ legal }) => legal);
    expect(new Set(page.legal.map((source) => source.key))).toEqual(new Set(cited));
    expect(page.legal.flatMap(({ rules }) => rules)).toHaveLength(cited.length);
    expect(page.roles.map((role) => role.key)).toEqual(Object.keys(declared.roles));
    expect(page.parameters.map((parameter) => parameter.key)).toEqual(Object.keys(declared.parameters));
    const kinds = page.sections.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'text').sort()).toEqual(['legal', 'rules']);
    const ids = [...page.sections.map(({ id }) => id), ...page.rules.map(({ code }) => code.toLowerCase())];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the page of one matches its declaration', async () => {
    const page = await pageOf('naturaleza');
    expect(page.rules[0]).toMatchObject({ code: 'NAT-1', title: 'Caja con saldo crédito', severity: 'critica' });
    expect(page.legal.find(({ key }) => key === 'et_774')).toMatchObject({
      norm: 'Estatuto Tributario',
      article: 'art. 774',
    });
    expect(page.roles).toContainEqual({
      key: 'caja',
      label: 'Caja: nunca puede ser negativa',
      prefixes: ['1105'],
    });
    expect(page.sections[0]).toMatchObject({ id: 'que-revisa', title: 'Qué revisa' });
  });

  test('an unknown one is not found', async () => {
    await service.anonymous.fails(guideValidation, 'resource.not_found', { params: { key: 'constructor' } });
    await service.anonymous.fails(guideFormat, 'resource.not_found', { params: { key: 'lotus' } });
  });
});

describe('formats', () => {
  test('every accounting package has at least one page, and guides are complete', async () => {
    const { data } = await service.anonymous.ok(guideFormats);
    const served = data.flatMap(({ software }) => software);
    expect(new Set(served).size).toBe(served.length);
    expect(served).toEqual(expect.arrayContaining(listAccountableSoftware().map(({ name }) => name)));
    expect(served).toEqual(expect.arrayContaining(['Zeus', 'Odoo', 'Alegra']));
    expect(data.find(({ key }) => key === 'helisa')).toMatchObject({ isAssumed: true });
    expect(data.find(({ key }) => key === 'siigo-nube')).toMatchObject({ isAssumed: false });
    expect(data.find(({ key }) => key === 'helisa')?.software).toContain('Helisa Cloud');
    const folder = join(import.meta.dirname, '..', '..', 'formats');
    const guided = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(data).toHaveLength(guided.length);
    for (const { key, report, files } of data) {
      expect(report, key).toMatch(/[a-z]$/i);
      expect(files, key).toBeTruthy();
      const page = (await service.anonymous.ok(guideFormat, { params: { key } })).data;
      const guide = readFileSync(join(folder, key, 'guide.es.md'), 'utf8');
      for (const { markdown } of page.sections) expect(guide).toContain(markdown);
      expect(page.sections.length).toBeGreaterThan(2);
    }
  });
});

describe('articles', () => {
  test('each has a title, a summary and sections; its links into the help are valid', async () => {
    const { data } = await service.anonymous.ok(guideArticles);
    expect(data.map(({ key }) => key)).toEqual(expect.arrayContaining(['validaciones-propias', 'siigo-api']));
    const titles = data.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'es')));
    for (const { key, summary } of data) {
      expect(summary, key).toMatch(/\.$/);
      const { sections } = (await service.anonymous.ok(guideArticle, { params: { key } })).data;
      expect(sections.length, key).toBeGreaterThan(3);
      for (const [, linked] of sections.flatMap(({ markdown }) => [...markdown.matchAll(/\]\(([\w-]+)\.md\)/g)]))
        expect(data.map((other) => other.key)).toContain(linked);
    }
    const linked = Object.values(formatGuides).flatMap((guide) => [...guide.matchAll(/\/ayuda\/articulo\/([\w-]+)/g)]);
    expect(linked.length).toBeGreaterThan(0);
    for (const [, key] of linked) expect(data.map((article) => article.key)).toContain(key);
  });

  test('an unknown one is not found, and the search finds the others', async () => {
    await service.anonymous.fails(guideArticle, 'resource.not_found', { params: { key: 'lotus' } });
    expect(await find('Mi Credencial API')).toContainEqual(
      expect.objectContaining({ kind: 'article', key: 'siigo-api' }),
    );
  });
});

describe('the glossary', () => {
  test('is in alphabetical order and names existing validations', async () => {
    const { data } = await service.anonymous.ok(guideGlossary);
    const terms = data.map(({ term }) => term);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'es')));
    const keys: readonly string[] = validations.map(({ key }) => key);
    expect(data.filter(({ validation }) => validation !== null && !keys.includes(validation))).toEqual([]);
  });
});

describe('the search', () => {
  test('finds a rule by its code', async () => {
    const [first] = await find('ret-5');
    expect(first).toMatchObject({ kind: 'validation', key: 'retencion', section: { id: 'ret-5' } });
  });

  test('finds a page by its title, without accents', async () => {
    expect((await find('RETENCION EN LA FUENTE'))[0]).toMatchObject({ key: 'retencion', section: null });
  });

  test('finds an article by a common abbreviation of its norm', async () => {
    const found = await find('ET 774');
    expect(found.length).toBeGreaterThan(0);
    for (const { section, excerpt } of found) {
      expect(section?.id).toBe('base-legal');
      expect(excerpt.map(({ text }) => text).join('')).toContain('art. 774');
    }
  });

  test('finds an account among the roles, a package among the formats, a glossary term', async () => {
    expect((await find('236540')).map(({ key, section }) => `${key} ${section?.id}`)).toContain('retencion cuentas');
    expect((await find('World Office'))[0]).toMatchObject({ kind: 'format' });
    expect(await find('materialidad')).toContainEqual(expect.objectContaining({ kind: 'term', key: 'Materialidad' }));
  });

  test('returns nothing for unknown words, and refuses an empty search', async () => {
    expect(await find('zarigüeya')).toEqual([]);
    expect(await find('¿?')).toEqual([]);
    await service.anonymous.fails(guideSearch, 'request.invalid', { query: { text: '' } });
    await service.anonymous.fails(guideSearch, 'request.invalid', { query: { text: 'a'.repeat(101) } });
  });
});

describe('what is new', () => {
  test('has a section for every version of the changelog, newest first', async () => {
    const { sections } = (await service.anonymous.ok(guideArticle, { params: { key: 'novedades' } })).data;
    const changelog = readFileSync(join(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8');
    const versions = [...changelog.matchAll(/^## (\S+)/gm)].map(([, version]) => version);
    expect(versions.length).toBeGreaterThan(0);
    expect(sections.filter(({ level }) => level === 2).map(({ title }) => title)).toEqual(versions);
  });
});
