/** Books of the fake server: months of a simulated company as API reports, and its third parties. */

import { type Period, periodKey } from '#core/calendar/period.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import type { SimulatedCompany, SimulatedMonth } from '#simulator/model.ts';
import { siigoNubeSheet } from '#simulator/siigo-nube-sheet.ts';

export interface FakeBooks {
  company: SimulatedCompany;
  months: readonly SimulatedMonth[];
}

/** A month without postings has a report too: titles only. */
export async function writeReport({ company, months }: FakeBooks, period: Period): Promise<Buffer> {
  const month = months.find((one) => periodKey(one.period) === periodKey(period)) ?? { period, rows: [] };
  const sheet = siigoNubeSheet(company, month, 'api');
  // Siigo prints the creation time, so that no two files are equal.
  sheet.rows.at(-1)![0] = `Procesado en: ${new Date().toISOString()}`;
  return Buffer.from(await writeWorkbook([sheet]));
}

/** Shape of a company NIT. */
const companyNit = /^[89]\d{8}$/;

/** Response of GET /v1/customers. */
export function customers({ months }: FakeBooks): Record<string, unknown>[] {
  const names = new Map<string, string>();
  for (const { rows } of months) {
    for (const { thirdParty } of rows) {
      if (thirdParty !== null && /^\d{6,10}$/.test(thirdParty.id)) names.set(thirdParty.id, thirdParty.name);
    }
  }
  return [...names].map(([identification, name], index) => {
    const isCompany = companyNit.test(identification);
    const [first = '', ...rest] = name.split(' ');
    return {
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      type: index % 3 === 0 ? 'Customer' : 'Supplier',
      person_type: isCompany ? 'Company' : 'Person',
      id_type: isCompany ? { code: '31', name: 'NIT' } : { code: '13', name: 'Cédula de ciudadanía' },
      identification,
      check_digit: isCompany ? String(checkDigit(identification)) : '',
      name: isCompany ? [name] : [first, rest.join(' ')],
      address: placeOf(index),
      branch_office: 0,
      active: true,
      metadata: { created: '2024-01-01T00:00:00Z', last_updated: null },
    };
  });
}

/** Some abroad, some without: as directories are. */
function placeOf(index: number): Record<string, unknown> | null {
  if (index % 5 === 4) return null;
  const home = { country_code: 'Co', country_name: 'Colombia', state_code: '11', city_code: '11001' };
  const abroad = { country_code: 'Us', country_name: 'Estados Unidos', state_code: 'FL', city_code: '' };
  return { address: `Calle ${index + 1} # 2-3`, city: index % 5 === 3 ? abroad : home, postal_code: '' };
}
