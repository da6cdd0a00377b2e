/** What the fake server takes for a report, and how it refuses the rest, in Siigo's words. */
import type { Period } from '#core/period.ts';

/** An answer that is an error, in the form of the vendor's page. */
export class Refused extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, code: string, params: string[] = []) {
    super(code);
    this.status = status;
    const message = `The request failed: ${code}`;
    this.body = { Status: status, Errors: [{ Code: code, Message: message, Params: params, Detail: '' }] };
  }
}

export function readReportRequest(body: unknown): Period {
  const given = (body ?? {}) as Record<string, unknown>;
  for (const field of ['year', 'month_start', 'month_end', 'includes_tax_difference']) {
    if (given[field] === undefined) throw new Refused(400, 'parameter_required', [field]);
  }
  const { year, month_start: start, month_end: end, includes_tax_difference: differences } = given;
  const numbers = [year, start, end].every(Number.isInteger);
  if (!numbers || typeof differences !== 'boolean') throw new Refused(400, 'invalid_type');
  const inYear = (start as number) >= 1 && (end as number) <= 13 && (start as number) <= (end as number);
  if (!inYear || String(year).length !== 4) throw new Refused(400, 'invalid_date_range');
  return { year: year as number, month: end as number };
}
