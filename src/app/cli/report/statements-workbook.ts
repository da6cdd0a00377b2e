/** Statements of companies as a workbook: that of the service, without signatures, which files do not have. */
import type { StatementsContent } from '#api/statements/documents/statements-content.ts';
import { statementSheets } from '#api/statements/documents/workbook/statement-sheets.ts';
import { checkDigit } from '#core/identity/nit.ts';
import type { StatementTree } from '#core/statement/statement-tree.ts';
import { withOwnNames } from '#platform/workbook/xlsx/sheet-names.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';

interface CompanyStatements {
  company: { nit: string; name: string };
  trees: readonly StatementTree[];
}

/** `basis`: of figures that flow. */
export function statementsWorkbook(
  drawn: readonly CompanyStatements[],
  { basis, unit }: Pick<StatementsContent, 'basis' | 'unit'>,
): Promise<Uint8Array> {
  const sheets = drawn.flatMap(({ company, trees }) =>
    statementSheets({
      company: { ...company, dv: checkDigit(company.nit) ?? 0 },
      group: null,
      signers: {},
      fiscalYearEnd: 12,
      niifGroup: null,
      logo: null,
      period: trees[0]!.period,
      basis,
      unit,
      trees,
      notes: [],
      signedOff: null,
      seal: null,
      changes: 0,
      made: '',
    }),
  );
  return writeWorkbook(withOwnNames(sheets));
}
