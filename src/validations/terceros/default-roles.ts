/**
 * Default accounts of each role: the table of expected third parties (data/third_party_rules.csv), and practice. Roles
 * with a common prefix share it; a longer prefix takes precedence.
 */
import type { ThirdPartyCategory } from '#core/reference/people/third-party-category.ts';
import { allThirdPartyRules, type ThirdPartyRule } from '#core/reference/people/third-party-rules.ts';
import type { Role } from './rules.ts';

function prefixes(where: (rule: ThirdPartyRule) => boolean): string[] {
  return allThirdPartyRules()
    .filter(where)
    .map(({ prefix }) => prefix);
}

/** Accounts whose expected categories are all among the given ones. */
function expecting(...categories: readonly ThirdPartyCategory[]): string[] {
  return prefixes(({ expected }) => expected.every((category) => categories.includes(category)));
}

const needed = (rule: ThirdPartyRule) => rule.requirement === 'required' || rule.requirement === 'recommended';

export const defaultRoles: Readonly<Record<Role, readonly string[]>> = {
  exigido: prefixes(({ requirement, severity }) => requirement === 'required' && severity === 'alta'),
  esperado: [...prefixes((rule) => needed(rule) && rule.severity === 'media'), '240890', '240895', '511505'],
  recomendado: prefixes((rule) => needed(rule) && rule.severity === 'baja'),
  // Inventories mix suppliers and customers, intangibles are booked under the company itself; sales depreciate and
  // amortise like administration.
  libre: [...prefixes((rule) => !needed(rule)), '14', '16', '5260', '5265', '5299'],
  dian: prefixes(
    ({ expected, alsoAccepted }) => expected.join() === 'tax_authority_national' && alsoAccepted.length === 0,
  ),
  dianOMunicipio: prefixes(
    ({ expected, alsoAccepted }) =>
      expected.join() === 'tax_authority_national' && alsoAccepted.join() === 'tax_authority_municipal',
  ),
  municipio: expecting('tax_authority_municipal'),
  impuestoLocal: ['135510', '511505', '521505'],
  bancos: prefixes(({ expected, alsoAccepted }) => expected.join() === 'bank' && alsoAccepted.length === 0),
  eps: expecting('eps'),
  arl: expecting('arl'),
  cajas: expecting('parafiscal', 'family_compensation_fund'),
  pensiones: expecting('pension_fund', 'severance_fund'),
  // VAT on sales to the final consumer is booked under it.
  consumidorFinal: ['41', '2408'],
  contado: ['1305'],
  nitPropio: ['1305', '2205', '41'],
  nitPropioMenor: ['51', '52'],
  // Withheld by others, for the nation, or for a municipality: under their names or that authority's, never the
  // other's.
  deLaNacion: ['2365', '2367'],
  deMunicipios: ['2368', '135518'],
  ivaPorPagar: ['240890', '240895'],
  // Accruals may be under the company's own id until their invoice arrives.
  nitPropioDudoso: ['1330', '135515', '22', '2320', '2335', '2805'],
  // Consumed month by month: the supplier was booked when it was paid.
  diferidos: ['1705', '1710'],
  // Withholding, VAT, payroll, taxes and bank expenses have several booking habits: inferred from history.
  porCostumbre: ['2365', '2408', '2505', '2510', '2515', '2520', '2525', '5115', '5305'],
  // A perpetual inventory has none, services and freight bought for customers have: inferred from history.
  costos: ['61'],
  certificados: ['135517', '135518'],
  clientes: ['1305'],
  proveedores: ['2205', '2335'],
  cartera: ['13', '135510', '22', '23', '28', ...prefixes(({ prefix }) => /^(13|22|23|28)/.test(prefix))],
};
