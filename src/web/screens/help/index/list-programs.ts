/** Accounting packages by name, each with a layout that it exports. */
import type { GuideFormat } from '#api/guide/contract.ts';

export interface Program {
  program: string;
  format: GuideFormat;
}

/** Those with a layout of their own first, then those that a general layout serves, and `other`, which stands for any. */
export function listPrograms(formats: readonly GuideFormat[], other: string): Program[] {
  const served = (isGeneral: boolean) =>
    formats
      .filter((format) => format.isGeneral === isGeneral)
      .flatMap((format) => format.software.map((program) => ({ program, format })))
      .sort((a, b) => a.program.localeCompare(b.program, 'es'));
  const rest = formats.filter(({ isGeneral }) => isGeneral).map((format) => ({ program: other, format }));
  return [...served(false), ...served(true), ...rest];
}
