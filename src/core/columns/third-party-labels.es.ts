/** Words before the id of a third party in a line of its own. */

const WORD = String.raw`(?:terceros?|nit|n\.i\.t\.?|c\.?c\.?|c\.?e\.?|t\.?i\.?|c[eé]dula|documento|identificaci[oó]n|id|cliente|proveedor|beneficiario|asociado|auxiliar)`;
const LABEL = new RegExp(String.raw`^(?:${WORD}(?:\s*[/oyó]\s*${WORD})*\s*(?:n[o°º]\.?|nro\.?)?\s*[:.\-–#]*\s+)+`, 'i');

/** A line without the words that introduce its id: `Tercero: NIT 900123456 Acme`. */
export function withoutLabel(line: string): string {
  return line.replace(LABEL, '');
}

/** Whether digits are too many, or begin as no account does, for a code. */
export function isOfThirdParty(id: string): boolean {
  const digits = id.replace(/\D/g, '');
  return digits.length >= 7;
}
