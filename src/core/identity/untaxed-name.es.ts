/**
 * Names of income that bears no VAT: exports, and exempt or excluded sales (ET 424, 476, 477, 481), among them cattle,
 * milk and eggs, education and health.
 */
import { plainName } from './plain-name.ts';

const EXCLUDED = /\bEXENT[AO]S?\b|\bEXCLUID[AO]S?\b|\bNO GRAVAD[AO]S?\b|\bSIN IVA\b/;
/** From a free zone to the rest of the country the buyer imports, and pays the VAT at customs (ET 459). */
const ABROAD = /\bEXPORTAC|\bEXTERIOR\b|\bTERRITORIO( ADUANERO\b| A\w*$|$)|\bZONAS? FRANCAS?\b/;

const UNTAXED_GOODS = /\b(LECHE|GANADO|SEMOVIENTES?|HUEVOS?|MATRICULAS?|PENSIONES ESCOLARES)\b/;
const UNTAXED_SERVICES =
  /\bINTERES(ES)?\b.*\b(CREDITOS?|CARTERA|PRESTAMOS?)\b|\bSERVICIOS? (MEDICOS?|DE SALUD|EDUCATIVOS?|HOSPITALARIOS?)\b|\bTRANSPORTE DE PASAJEROS\b/;

/** Buildings and land (ET 424), and homes let. */
const UNTAXED_PROPERTY =
  /\bVENTAS? (DE )?(APARTAMENTOS?|VIVIENDAS?|INMUEBLES?|CASAS|LOTES|TERRENOS|BODEGAS|UNIDADES INMOBILIARIAS)\b|\bARREND\w+ (DE )?VIVIENDAS?\b/;

/** Whether an account's name says that its sales bear no VAT. */
export function namesUntaxedSales(name: string): boolean {
  const plain = plainName(name);
  return (
    EXCLUDED.test(plain) ||
    ABROAD.test(plain) ||
    UNTAXED_GOODS.test(plain) ||
    UNTAXED_SERVICES.test(plain) ||
    UNTAXED_PROPERTY.test(plain)
  );
}

/** Whether it says so of what is bought: excluded or exempt of VAT, not of a withholding. */
export function namesExcluded(name: string): boolean {
  const plain = plainName(name);
  return EXCLUDED.test(plain) && !/\bRETE/.test(plain);
}
