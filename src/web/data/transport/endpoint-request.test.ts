import { describe, expect, it } from 'vitest';
import { auditFinding } from '#api/audits/audits/findings/calls.gen.ts';
import { updateCompany, userCompanies } from '#api/companies/companies/calls.gen.ts';
import { endpointPath, requestHeaders } from './endpoint-request.ts';

describe('endpointPath', () => {
  it('fills parameters in and escapes them', () => {
    const params = { id: 7, auditId: 'a-b', fingerprint: 'NAT-1/1305 á' };
    expect(endpointPath(auditFinding, { params })).toBe('/companies/7/audits/a-b/findings/NAT-1%2F1305%20%C3%A1');
  });
  it('writes the query without what is undefined', () => {
    expect(endpointPath(userCompanies, { query: { comp_is_active: true } })).toBe(
      '/user/companies?comp_is_active=true',
    );
    expect(endpointPath(userCompanies, { query: { comp_is_active: undefined } })).toBe('/user/companies');
  });
  it('refuses to guess a missing parameter', () => {
    expect(() => endpointPath(updateCompany, { params: {} })).toThrow(/needs id/);
  });
});

describe('requestHeaders', () => {
  it('carries the token, the version that was read and the intention', () => {
    const headers = requestHeaders(updateCompany, { body: {}, ifMatch: 3, idempotencyKey: 'k' }, 'abc');
    expect(headers).toMatchObject({
      Authorization: 'Bearer abc',
      'Content-Type': 'application/json',
      'If-Match': '"3"',
      'Idempotency-Key': 'k',
    });
  });
  it('says nothing of a body that is not there, and nothing of nobody', () => {
    expect(requestHeaders(userCompanies, {}, null)).toEqual({ Accept: 'application/json' });
  });
});
