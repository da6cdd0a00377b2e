/** Names of accounts as another accountant would type them: capitals, without accents, abbreviated, plural, in another order. */
import type { Seeded } from './seeded.ts';

const SHORT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bcuentas por cobrar\b/i, ['CxC', 'Ctas x cobrar', 'C.x.C.']],
  [/\bcuentas por pagar\b/i, ['CxP', 'Ctas x pagar', 'C.x.P.']],
  [/\bpor pagar\b/i, ['x pagar', 'x pag.', 'por pag']],
  [/\bpor cobrar\b/i, ['x cobrar']],
  [/\bretención en la fuente\b/i, ['Rete fuente', 'Rtefte', 'Ret. fte', 'ReteFte', 'Retefuente']],
  [/\bautorretención\b/i, ['Autoret.', 'Autorret.', 'Auto retención']],
  [/\bretención\b/i, ['Ret.', 'Reten.', 'Rete']],
  [/\bdepreciación\b/i, ['Dep.', 'Deprec.', 'Depr.']],
  [/\bacumulada\b/i, ['acum.', 'acumul.']],
  [/\bamortización\b/i, ['Amort.', 'Amortiz.']],
  [/\bintereses\b/i, ['Int.', 'Ints.']],
  [/\bsobre\b/i, ['s/']],
  [/\bcesantías\b/i, ['cesant.', 'cesan.']],
  [/\bvacaciones\b/i, ['vac.', 'vacac.']],
  [/\bprovisión\b/i, ['Prov.', 'Provis.']],
  [/\bservicios\b/i, ['serv.', 'servs.']],
  [/\bhonorarios\b/i, ['honor.', 'hon.']],
  [/\barrendamientos?\b/i, ['arrend.', 'arrto']],
  [/\bproveedores\b/i, ['proveed.', 'prov.']],
  [/\bclientes\b/i, ['cltes', 'clientes']],
  [/\bnacionales\b/i, ['nales', 'nal.']],
  [/\banticipos?\b/i, ['Antic.', 'Ant.']],
  [/\bimpuesto\b/i, ['Impto', 'Imp.']],
  [/\bindustria y comercio\b/i, ['Ind. y Cio.', 'Ind y comercio', 'I y C']],
  [/\bgenerado\b/i, ['gen.', 'gdo']],
  [/\bdescontable\b/i, ['desc.', 'descont.']],
  [/\bauxilio\b/i, ['Aux.']],
  [/\btransporte\b/i, ['transp.', 'tte']],
  [/\bbonificaci(ón|ones)\b/i, ['Bonif.']],
  [/\bpensi(ón|ones)\b/i, ['pens.']],
  [/\bcompensación\b/i, ['compens.', 'comp.']],
  [/\bmaquinaria\b/i, ['maq.']],
  [/\bequipo\b/i, ['eq.', 'eqpo']],
  [/\bvehículos?\b/i, ['veh.']],
  [/\bpréstamos?\b/i, ['Ptmo', 'Prest.']],
  [/\bobligaci(ón|ones)\b/i, ['Oblig.']],
  [/\bfinancier(a|o)s\b/i, ['financ.', 'fin.']],
  [/\bgastos?\b/i, ['Gto', 'Gtos.']],
  [/\bempleados\b/i, ['empl.', 'emplead.']],
  [/\bcuentas?\b/i, ['cta', 'ctas']],
];

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/\bRetención\b/, 'Retenciones'],
  [/\bAnticipo\b/, 'Anticipos'],
  [/\bPréstamo\b/, 'Préstamos'],
  [/\bDepreciación\b/, 'Depreciaciones'],
  [/\bSueldos\b/, 'Sueldo'],
  [/\bCesantías\b/, 'Cesantía'],
  [/\bClientes\b/, 'Cliente'],
  [/\bProveedores\b/, 'Proveedor'],
  [/\bVacaciones\b/, 'Vacación'],
];

/** `Prima de servicios` → `Prima de serv.`, `PRIMA DE SERVICIOS`, `Prima servicios`… */
export function respelled(name: string, random: Seeded): string {
  let text = name;
  if (random.chance(0.35))
    for (const [whole, shorts] of SHORT) if (random.chance(0.5)) text = text.replace(whole, random.of(shorts));
  if (random.chance(0.15)) for (const [one, other] of PLURALS) text = text.replace(one, other);
  if (random.chance(0.1)) text = text.replace(/ (de|del|en|la|a) /g, ' ');
  if (random.chance(0.08)) text = turned(text);
  if (random.chance(0.4)) text = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  const manner = random.next();
  if (manner < 0.4) return text.toUpperCase();
  return manner < 0.5 ? text.toLowerCase() : text;
}

/** The second half first: `Por pagar - nómina`. */
function turned(text: string): string {
  const words = text.split(' ');
  if (words.length !== 2) return text;
  return `${words[1]} ${words[0]}`;
}
