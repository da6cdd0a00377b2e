/** Third parties (domain V14): required, excluded, and contradicted by the master data. */
import { defineValidation } from '#core/engine/validation.ts';
import { bothSidesFacts } from './both-sides.ts';
import { defaultRoles } from './default-roles.ts';
import { genericThirdPartyFacts } from './generic-third-party.ts';
import { inactiveThirdPartyFacts } from './inactive-third-party.ts';
import { missingThirdPartyFacts } from './missing-third-party.ts';
import { ownNitFacts } from './own-nit.ts';
import { parameters, type Role, type Rule } from './rules.ts';
import { severalNamesFacts } from './several-names.ts';
import { notedHoldings, thirdPartyKinds } from './third-parties.ts';
import { unexpectedThirdPartyFacts } from './unexpected-third-party.ts';

export const validation = defineValidation<Rule, Role, typeof parameters>({
  id: 18,
  key: 'terceros',
  version: 1,
  order: 2,
  weight: 1,
  roles: defaultRoles,
  parameters,
  rules: {
    'TER-1': { severity: 'alta', legal: ['et_631', 'et_651', 'et_771_2'] },
    'TER-2': { severity: 'alta', legal: ['et_631', 'et_771_2', 'et_651'] },
    'TER-3': { severity: 'alta', legal: ['et_631', 'et_632'] },
    'TER-4': { severity: 'media', legal: ['et_631', 'et_555_1'] },
    'TER-5': { severity: 'alta', legal: ['et_771_2', 'et_631'] },
    'TER-6': { severity: 'informativa', legal: ['niif_pymes_2_52', 'et_631'] },
    'TER-7': { severity: 'baja', legal: ['et_632', 'niif_pymes_11'] },
  },
  check(context) {
    const { balance } = context;
    if (balance.thirdParties.count < 2) return { notEvaluable: { reason: 'sin_terceros' } };
    const kinds = thirdPartyKinds(balance);
    const noted = notedHoldings(balance, kinds);
    const inactive = inactiveThirdPartyFacts(context, kinds);
    const knowsOwn = balance.company.nit !== null;
    return {
      facts: [
        ...missingThirdPartyFacts(context, noted),
        ...genericThirdPartyFacts(context, noted),
        ...unexpectedThirdPartyFacts(context, kinds),
        ...severalNamesFacts(context, kinds),
        ...ownNitFacts(context, noted),
        ...bothSidesFacts(context, kinds),
        ...inactive.facts,
      ],
      notEvaluated: [
        ...inactive.notEvaluated,
        ...(knowsOwn ? [] : [{ rule: 'TER-5' as const, reason: 'sin_nitPropio' }]),
      ],
    };
  },
});
