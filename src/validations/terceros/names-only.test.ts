/** Files with third-party names but no ids: judged by name alone. */

import { expect, it } from 'vitest';
import { DATA } from '#core/books/balance-data.ts';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { runValidations } from '#core/engine/run-validations.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { text } from './text.es.ts';
import { validation } from './validation.ts';

function withoutNumbers(balance: TrialBalance): TrialBalance {
  const { thirdParties } = balance[DATA];
  return new TrialBalance({ ...balance[DATA], thirdParties: { ...thirdParties, ids: thirdParties.ids.map(() => '') } });
}

it('recognises DIAN, the company itself and a generic third party by name', () => {
  const books = balanceOfBooks(
    '2026-03',
    `
      24040501 Renta    | 800197268 U.A.E. Dirección de Impuestos y Aduanas | -900000 | 0 | 0 | -900000
      24040502 Renta    | 900731118 La Esquina S.A.S.               | -500000 | 0 | 0 | -500000
      13050501 Clientes | 900481237 DISTRIBUIDORA EL ROBLE SAS      |  700000 | 0 | 0 |  700000
      13050502 Clientes | 1 Terceros varios                         |  800000 | 0 | 0 |  800000
    `,
  );
  const balance = withoutNumbers(books);
  const { report } = runValidations(
    { balance, period: parsePeriod('2026-03')!, history: [], profile: {} },
    { validations: [validation], texts: { terceros: text } },
  );
  const found = report.validations[0]!.findings.map(({ rule, account }) => `${rule} ${account}`).sort();
  expect(found).toEqual(['TER-2 13050502', 'TER-3 24040502', 'TER-5 13050501']);
});
