/**
 * Flat table of any package: one header row that names the columns of account, third party and the four amounts
 * (docs/formats: accepted names). Claims a file only when no package's own format does.
 */
import { flatFormat } from '#core/columns/flat-format.ts';
import { guessUntitled } from '#core/columns/guess-untitled.ts';
import type { Format } from '#core/reading/format.ts';

const flat = flatFormat({
  key: 'generico',
  name: 'Archivo plano',
  softwareId: null,
  evidence: 'told',
  isGeneral: true,
  score: 60,
  own: ({ columns }) => columns,
});

export const format: Format = {
  ...flat,
  untitledSheet: ({ sheets }) => sheets.find((sheet) => !sheet.hidden && guessUntitled(sheet) !== null) ?? null,
};
