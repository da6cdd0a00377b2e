/**
 * The workbook of every package, as the bytes of an xlsx, goes out and in again without a difference: over random predefined
 * parametrizations and random settings of a company on top, of all validations, with what no validation uses.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { declaredForCompany } from '#api/audits/declarations.ts';
import { shippedSettings } from '#api/audits/predefined/shipped.ts';
import { readTables } from '#api/balances/read-tables.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import type { Described } from '#core/engine/settings/book/categories.ts';
import { type KeptContent, nothingKept } from '#core/engine/settings/book/kept-content.ts';
import { takeBook } from '#core/engine/settings/book/take-book.ts';
import { writeBook } from '#core/engine/settings/book/write-book.ts';
import { checkSettings, ownSettings } from '#core/engine/settings/check-settings.ts';
import type { ParameterDeclaration } from '#core/engine/settings/parameter.ts';
import { settingsOverPredefined } from '#core/engine/settings/predefined.ts';
import { severities } from '#core/engine/severity.ts';
import { toDecimal } from '#core/money/money.ts';
import { listAccountableSoftware } from '#core/reference/chart/accountable-software.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { cases } from '../support/test-sizes.ts';

type Settings = Record<number, ValidationSettings>;

const code = fc.stringMatching(/^[1-9]\d{0,15}$/);
const entry = fc.tuple(fc.constantFrom('', '='), code).map(([mark, digits]) => mark + digits);
const word = fc.stringMatching(/^[a-záñ]([a-z ]{0,20}[a-z])?$/);
const nit = fc.stringMatching(/^[1-9]\d{5,9}$/);
const reason = fc.stringMatching(/^[A-Z][a-z ]{4,40}[a-z]$/);
const rule = fc.oneof(
  fc.record({ off: fc.constant(true), reason }),
  fc.record({ off: fc.constant(false), reason }),
  fc.record({ severity: fc.constantFrom(...severities), reason }),
);
const month = fc.constantFrom('2025-11', '2026-01', '2026-10');

function parameter(declaration: ParameterDeclaration, name: string): fc.Arbitrary<unknown> {
  switch (declaration.kind) {
    case 'amount':
      return fc.bigInt({ min: declaration.minimum ?? 0n, max: 10n ** 18n }).map(toDecimal);
    case 'percent':
      return fc.double({ min: declaration.minimum ?? 0, max: declaration.maximum ?? 100, noNaN: true });
    case 'count':
      return fc.integer({ min: declaration.minimum ?? 0, max: declaration.maximum ?? 1000 });
    case 'switch':
      return fc.boolean();
    case 'pairs': {
      const other = ['tasas', 'contratos'].includes(name) ? fc.constantFrom('20', '2.22', '33.33') : code;
      return fc.array(fc.tuple(code, other), { maxLength: 3 });
    }
    case 'monthly': {
      const percent = fc.double({ min: 0.1, max: declaration.maximum, noNaN: true });
      return fc.uniqueArray(fc.tuple(month, percent), { selector: ([one]) => one, maxLength: 3 });
    }
    case 'list':
      return fc.uniqueArray(['proveedoresFicticios', 'noSujetos'].includes(name) ? nit : word, { maxLength: 3 });
  }
}

/** Of a validation: any part of what can be set. */
function settingsOf({ validation }: Described): fc.Arbitrary<ValidationSettings> {
  const roles = Object.keys(validation.roles);
  const some = <T>(all: Record<string, fc.Arbitrary<T>>) =>
    fc.record(all, { requiredKeys: [] }) as fc.Arbitrary<Record<string, T>>;
  return fc.record({
    // An entry belongs to one role.
    roles: fc
      .uniqueArray(entry, { maxLength: roles.length })
      .map((entries) => Object.fromEntries(entries.map((one, index) => [roles[index % roles.length]!, [one]]))),
    parameters: some(
      Object.fromEntries(
        Object.entries(validation.parameters).map(([name, declaration]) => [name, parameter(declaration, name)]),
      ),
    ),
    rules: some(Object.fromEntries(validation.rules.map((one) => [one.code, rule]))),
  });
}

function settings(described: readonly Described[]): fc.Arbitrary<Settings> {
  const all = Object.fromEntries(described.map((one) => [one.validation.id, settingsOf(one)]));
  return fc.record(all, { requiredKeys: [] }).map((drawn) => fitting(described, drawn as Settings));
}

/** Without what a declaration refuses, such as an entry of another role, and without what is its default. */
function fitting(described: readonly Described[], drawn: Settings): Settings {
  return Object.fromEntries(
    described.flatMap(({ validation }): [number, ValidationSettings][] => {
      const given = drawn[validation.id];
      if (given === undefined || checkSettings(validation, given).issues) return [];
      return [[validation.id, ownSettings(validation, given)]];
    }),
  );
}

/** Drawn codes are of no chart. */
const anyAccount = () => true;

const declared = await declaredForCompany({});
const cells = (...titles: string[]) =>
  fc.uniqueArray(fc.tuple(fc.constantFrom(...titles), word), { selector: ([title]) => title, minLength: 1 });
const kept: fc.Arbitrary<KeptContent> = fc.record({
  rows: fc
    .tuple(cells('Observación', 'Tolerancia COP', 'Exige tercero'), cells('Revisada', 'Por'))
    .map(([ofRole, ofRule]) => [
      { sheet: 'accounts' as const, category: 'depreciacion.costo', entry: '"1524"', cells: ofRole },
      { sheet: 'rules' as const, category: 'DEP-1', entry: '"DEP-1"', cells: ofRule },
    ]),
  exogena: fc.oneof(
    fc.constant([]),
    word.map((concept) => [
      ['Prefijo', 'Formato', 'Concepto', 'Columna'],
      ['5105', 1001, concept],
    ]),
  ),
});

async function throughBytes(described: readonly Described[], of: Settings, content: KeptContent) {
  const bytes = await writeWorkbook(
    writeBook({ described, settings: of, nameOf: () => 'Cuenta', about: [['Empresa', 'Norte']], kept: content }),
  );
  const { sheets } = await readTables({ bytes, fileName: 'P.xlsx', mostRows: 50_000, mostColumns: 40 });
  return sheets;
}

it.each(listAccountableSoftware().map(({ id, name }) => ({ id, name })))('$name', async ({ id }) => {
  const shipped = await shippedSettings(id);
  await fc.assert(
    fc.asyncProperty(settings(declared), fc.gen(), kept, async (loaded, draw, content) => {
      const predefined = settingsOverPredefined(loaded, shipped);
      const ofPackage = await throughBytes(declared, predefined, content);
      expect(takeBook(ofPackage, declared, predefined, content, anyAccount)).toMatchObject({
        taken: [],
        keepsElse: false,
      });

      const described = await declaredForCompany(predefined);
      const [own, other] = [draw(settings, described), draw(settings, described)];
      const book = await throughBytes(described, own, content);
      expect(takeBook(book, described, own, content, anyAccount)).toMatchObject({ taken: [], keepsElse: false });
      // Into a company with other settings it brings all of these.
      const brought = takeBook(book, described, other, nothingKept, anyAccount);
      if (brought.problems) throw new Error(brought.problems.join('\n'));
      const now = brought.taken.map((one) => [one.described.validation.id, one.settings] as const);
      const moved = { ...other, ...Object.fromEntries(now) };
      expect(await throughBytes(described, moved, brought.kept)).toEqual(book);
    }),
    { numRuns: cases(12, 1), endOnFailure: true },
  );
});
