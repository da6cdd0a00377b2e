/** Texts of the chart of accounts: what an edit cannot do, and the exported table. */
export const text = {
  title: 'Plan de cuentas',
  fileName: 'plan-de-cuentas',
  heldByPrefix: (account: string, prefix: string) =>
    `La cuenta ${account} está ahí por el prefijo ${prefix}*, que también toma otras: cámbialo en Cuentas y parámetros.`,
  unknownRole: (validation: number, role: string) => `La validación ${validation} no tiene el papel «${role}».`,
  changedSince: (who: string) => `${who} cambió después las mismas cuentas o validaciones.`,
};
