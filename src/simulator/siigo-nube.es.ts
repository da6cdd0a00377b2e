/** Spanish texts in Siigo Nube's trial balance by third party. */
import type { AccountLevel } from '#core/identity/account-code.ts';

export const siigoTitle = 'Balance de prueba por tercero';

export const siigoLevels: Readonly<Record<AccountLevel, string>> = {
  clase: 'Clase',
  grupo: 'Grupo',
  cuenta: 'Cuenta',
  subcuenta: 'Subcuenta',
  auxiliar: 'Auxiliar',
};

export const siigoHeader = {
  application: [
    'Nivel',
    'Transaccional',
    'Código cuenta contable',
    'Nombre cuenta contable',
    'Identificación',
    'Sucursal',
    'Nombre tercero',
    'Saldo inicial',
    'Movimiento débito',
    'Movimiento crédito',
    'Saldo final',
  ],
  api: [
    'Nivel',
    'Transaccional',
    'Código Cuenta contable',
    'Nombre Cuenta contable',
    'Identificación',
    'Sucursal',
    'Nombre tercero',
    'Saldo inicial',
    'Movimiento débito',
    'Movimiento crédito',
    'Saldo final',
  ],
} as const;

export const siigoYes = 'Sí';
export const siigoNo = 'No';
export const siigoTotal = 'Total general';

/** `De Enero 2026 a Enero 2026 `: with Siigo's trailing space. */
export function siigoPeriod(month: string, year: number): string {
  return `De ${month} ${year} a ${month} ${year} `;
}

/** `Procesado en: Abril 10 2026 19:33`. */
export function siigoProcessed(month: string, day: number, year: number, time: string): string {
  return `Procesado en: ${month} ${day} ${year} ${time}`;
}
