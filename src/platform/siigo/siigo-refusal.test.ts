import { describe, expect, test } from 'vitest';
import { refusalOf } from './siigo-refusal.ts';

const upper = (code: string, message = '') => ({ Status: 400, Errors: [{ Code: code, Message: message }] });
const lower = (code: string, message = '') => ({ status: 400, errors: [{ code, message }] });

describe('error responses of Siigo', () => {
  test.each([
    [429, null, 'siigo.busy', true],
    [400, lower('requests_limit'), 'siigo.busy', true],
    [500, 'no JSON at all', 'siigo.unavailable', true],
    [408, null, 'siigo.unavailable', true],
    [400, upper('Service_Unavailable'), 'siigo.unavailable', true],
    [400, upper('invalid_partner_id'), 'siigo.partner_rejected', false],
    [401, upper('unauthorized'), 'siigo.credentials_rejected', false],
    [403, null, 'siigo.not_allowed', false],
    [400, lower('INVALID_ACCOUNT'), 'siigo.refused', false],
  ])('%i %j is %s', (status, body, code, again) => {
    const refusal = refusalOf(status, body, false);
    expect([refusal.error.code, refusal.again]).toEqual([code, again]);
  });

  test('during sign-in mean the credential, unless transient or ours', () => {
    expect(refusalOf(400, upper('whatever'), true).error.code).toBe('siigo.credentials_rejected');
    expect(refusalOf(403, null, true).error.code).toBe('siigo.credentials_rejected');
    expect(refusalOf(503, null, true).error.code).toBe('siigo.unavailable');
    expect(refusalOf(400, lower('header_required'), true).error.code).toBe('siigo.partner_rejected');
  });

  test("keep Siigo's own words when there are no better ones", () => {
    const reason = (body: unknown) => refusalOf(409, body, false).error.data.reason;
    expect(reason(upper('invalid_account'))).toBe('Una cuenta del informe no existe en Siigo.');
    expect(reason(lower('other', 'El mes está cerrado'))).toBe('Siigo respondió: «El mes está cerrado».');
    expect(reason(null)).toBe('Siigo respondió con el código 409.');
    expect(String(reason(upper('other', 'x'.repeat(5000)))).length).toBeLessThan(250);
  });
});
