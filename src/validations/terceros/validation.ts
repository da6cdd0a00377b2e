/** Third parties (domain V14): required, excluded, and contradicted by the master data. */
import { defineValidation } from '#core/engine/validation.ts';
import { bothSidesFacts } from './both-sides.ts';
import { defaultRoles } from './default-roles.ts';
import { genericThirdPartyFacts } from './generic-third-party.ts';
import { inactiveThirdPartyFacts } from './inactive-third-party.ts';
import { missingThirdPartyFacts } from './missing-third-party.ts';
import { ownNitFacts } from './own-nit.ts';
import { ter1 } from './rules/ter-1-without-third-party.es.ts';
import { ter2 } from './rules/ter-2-generic-third-party.es.ts';
import { ter3 } from './rules/ter-3-unexpected-third-party.es.ts';
import { ter4 } from './rules/ter-4-names-of-one-number.es.ts';
import { ter5 } from './rules/ter-5-own-company-as-third-party.es.ts';
import { ter6 } from './rules/ter-6-customer-and-supplier.es.ts';
import { ter7 } from './rules/ter-7-third-parties-without-movement.es.ts';
import { parameters } from './rules.ts';
import { severalNamesFacts } from './several-names.ts';
import { notedHoldings, thirdPartyKinds } from './third-parties.ts';
import { unexpectedThirdPartyFacts } from './unexpected-third-party.ts';

export const validation = defineValidation({
  id: 18,
  key: 'terceros',
  version: 1,
  order: 2,
  weight: 1,
  roles: defaultRoles,
  parameters,
  lacks: { sin_terceros: 'thirdParties', falta_historia: 'months' },
  rules: [ter1, ter2, ter3, ter4, ter5, ter6, ter7],
  analyse(context) {
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
