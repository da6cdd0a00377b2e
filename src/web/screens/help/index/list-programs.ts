/** Accounting packages by name, each with its layout. */
import type { GuideFormat } from '#api/guide/contract.ts';

export interface Program {
  program: string;
  format: GuideFormat;
}

/** Packages with their own layout first, then those with a generic one and `other`, the fallback. */
export function listPrograms(formats: readonly GuideFormat[], other: string): Program[] {
  const served = (isGeneral: boolean) =>
    formats
      .filter((format) => format.isGeneral === isGeneral)
      .flatMap((format) => format.software.map((program) => ({ program, format })))
      .sort((a, b) => a.program.localeCompare(b.program, 'es'));
  const rest = formats.filter(({ isGeneral }) => isGeneral).map((format) => ({ program: other, format }));
  return [...served(false), ...served(true), ...rest];
}
