/** Descriptions that stand for no third party: packages print them where a posting has none. */

const NOBODY =
  /^[\W0]*(?:sin (?:terceros?|nit|identificacion|asociad[oa]|contacto|empresa|asignar)|(?:tercero |empresa )?desconocid[oa]|unknown(?: partner)?|no partner|ninguno|no asignado|no aplica|n[/.]?a|(?:en )?blanco|blank|null|vacio)\W*$/i;

export function namesNobody(name: string): boolean {
  // Of no such description, and of nearly every id.
  if (/[1-9]/.test(name)) return false;
  return NOBODY.test(name.normalize('NFD').replace(/[\u0300-\u036f]/g, ''));
}
