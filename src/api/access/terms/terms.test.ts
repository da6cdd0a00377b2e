import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { termsVersion } from '#core/product/terms.ts';
import { withClient } from '#platform/database/connection.ts';
import { startTestService, type TestService } from '../../../../tests/support/test-service.ts';
import { acceptTerms, getTerms, getTermsAgreement } from './contract.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const earlier = '1.0.0';

describe('the terms of use', () => {
  test('are read without a session', async () => {
    const { data } = await service.anonymous.ok(getTerms);
    expect(data.version).toBe(termsVersion);
    expect(data.sections.length).toBeGreaterThan(5);
    expect(data.sections[0]?.title).toBe('Qué es Cuadre y qué acuerdan estos términos');
  });

  test('must be accepted again when a newer version is in force; earlier acceptances stay stored', async () => {
    const user = await service.newUser();
    const sql = (text: string) => withClient(service.access.owner, (owner) => owner.query(text, [user.userId]));
    await user.ok(acceptTerms, { body: { version: termsVersion } });
    await sql(`update terms_acceptance set version = '${earlier}', accepted_at = '2025-01-01' where user_id = $1`);
    expect((await user.ok(getTermsAgreement)).data).toEqual({ version: termsVersion, acceptedAt: null });
    await user.fails(acceptTerms, 'registration.terms_changed', { body: { version: earlier } });
    await user.ok(acceptTerms, { body: { version: termsVersion } });
    const first = (await user.ok(getTermsAgreement)).data.acceptedAt;
    expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(60_000);
    // The first acceptance counts.
    await user.ok(acceptTerms, { body: { version: termsVersion } });
    expect((await user.ok(getTermsAgreement)).data.acceptedAt).toBe(first);
    const { rows } = await sql(
      'select version, address, user_agent from terms_acceptance where user_id = $1 order by accepted_at',
    );
    expect(rows).toMatchObject([{ version: earlier }, { version: termsVersion, user_agent: 'lightMyRequest' }]);
    const { data } = await user.ok(listActivityLog, { query: { act: 'terms.accepted' } });
    expect(data[0]?.attributes.target).toBe(termsVersion);
  });
});
