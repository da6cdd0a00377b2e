/** Words in names that identify institutions missing from the lists. */
import { plainName } from '#core/identity/plain-name.ts';
import type { InstitutionRole } from './rules.ts';

const PUBLIC = /MUNICIPI|ALCALDIA|DISTRITO|SECRETARIA|TESORERIA|HACIENDA|GOBERNACION|DEPARTAMENTO|FIDU|IMPUESTO/;

const words: Readonly<Record<InstitutionRole, RegExp>> = {
  dian: /\bDIAN\b|IMPUESTOS/,
  dianOMunicipio: PUBLIC,
  municipio: PUBLIC,
  impuestoLocal: PUBLIC,
  bancos:
    /BANC|FINANC|COOP|FIDU|CREDIT|AHORRO|FONDO|CORPORACION|LEASING|BOLSA|VALORES|PAGO|WALLET|\bBOLD\b|WOMPI|REDEBAN|PAYU|RAPPI|\bADDI\b/,
  eps: /\bEPS|\bE P S\b|SALUD|MEDIC|ENTIDAD PROMOTORA|PILA|APORTES|PAGOS|OPERADOR/,
  arl: /\bARL\b|\bA R L\b|RIESGO|SEGURO|VIDA|PILA|APORTES|PAGOS|OPERADOR/,
  cajas: /CAJA|COMF|CAFAM|COLSUBSIDIO|\bSENA\b|\bICBF\b|BIENESTAR|PILA|APORTES|PAGOS|OPERADOR/,
  pensiones: /PENSION|CESANTIA|FONDO|AFP|PROTECCION|PILA|APORTES|PAGOS|OPERADOR/,
};

/** A withholding account that is for ICA by name, whatever its code. */
export function isOfLocalTax(accountName: string): boolean {
  return /\bICA\b|INDUSTRIA|RETEICA|BOMBERIL/.test(plainName(accountName));
}

export function soundsLike(role: InstitutionRole, name: string): boolean {
  return words[role].test(plainName(name));
}
