/** Rewrites the expected findings of every simulated company, or of those named: `node tests/ruling/update.ts [name…]`. Read the difference before it is committed, and say why. */
import { audit } from './audit-company.ts';
import { companies } from './companies.ts';
import { linesOf, writeExpected } from './expected-findings.ts';

const wanted = process.argv.slice(2);
for (const company of companies) {
  if (wanted.length > 0 && !wanted.includes(company.name)) continue;
  const lines = linesOf(audit(company, false).reports);
  writeExpected(company, lines);
  process.stdout.write(`${company.name}: ${lines.length}\n`);
}
