/** Expected third parties of accounts: coverage of the table and the rules in domain V14. */
import { expect, test } from 'vitest';
import { pucAccount } from '../chart/puc.ts';
import { allThirdPartyRules, thirdPartyRule } from './third-party-rules.ts';

test('the table has its 73 rules, all on accounts of the decree, all with an expected third party or none', () => {
  expect(allThirdPartyRules()).toHaveLength(73);
  for (const { prefix, expected } of allThirdPartyRules()) {
    expect(pucAccount(prefix), prefix).not.toBeNull();
    expect(expected.length, prefix).toBeGreaterThan(0);
  }
});

test.each([
  ['2404', ['tax_authority_national'], 'required'],
  ['11100501', ['bank'], 'required'],
  ['210505', ['bank'], 'required'],
  ['2195', ['bank', 'lender'], 'required'],
  ['241205', ['tax_authority_municipal'], 'required'],
  ['51056901', ['eps'], 'required'],
  ['510506', ['employee'], 'required'],
  ['513505', ['supplier'], 'required'],
  ['511505', ['tax_authority_national', 'tax_authority_municipal', 'bank'], 'required'],
  ['1592', ['none', 'supplier'], 'optional'],
])('%s expects %j (%s)', (code, expected, requirement) => {
  expect(thirdPartyRule(code)).toMatchObject({ expected, requirement });
});

test("tolerances keep the table's wording beside the keys", () => {
  expect(thirdPartyRule('13050501')).toMatchObject({
    alsoAccepted: ['generic_final_consumer'],
    alsoAcceptedText: 'generic_final_consumer only for cash sales',
    severity: 'alta',
  });
  expect(thirdPartyRule('2195')).toMatchObject({ expectedText: 'bank or lender' });
});

test('an account without rule has none', () => {
  expect(thirdPartyRule('54')).toBeNull();
});
