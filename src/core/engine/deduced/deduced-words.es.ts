/** Deduced facts in words: what the company is, and what in its books says so. */
import type { DeducibleField } from './deducible-fields.ts';
import type { Deduction } from './deduction.ts';

/** «Es agente de retención». */
export function deducedSentence(field: DeducibleField, { value }: Deduction): string {
  switch (field) {
    case 'agenteRetencion':
      return 'Es agente de retención';
    case 'responsableIva':
      return 'Es responsable de IVA';
    case 'periodoIva':
      return `Su IVA es ${value}`;
    case 'exonerado1141':
      return value === true ? 'Está exonerada de aportes (114-1)' : 'No está exonerada de aportes (114-1)';
    case 'regimen':
      return value === 'simple' ? 'Está en el régimen simple' : 'Está en el régimen ordinario';
    case 'claseArl':
      return `Cotiza en la clase de riesgo (ARL) ${['I', 'II', 'III', 'IV', 'V'][Number(value) - 1]}`;
  }
}

/** «abona retención en la fuente (2365) en 11 de 12 meses». */
export function evidenceSentence(field: DeducibleField, { value, evidence }: Deduction): string {
  const { months, of, account = '', percent = '', owedBefore } = evidence;
  const often = `en ${months} de ${of} ${of === 1 ? 'mes' : 'meses'}`;
  switch (field) {
    case 'agenteRetencion':
      return owedBefore
        ? `empezó debiendo retención en la fuente (${account}) de meses anteriores, y vuelve a abonarla`
        : `abona retención en la fuente (${account}) ${often}`;
    case 'responsableIva':
      return `genera IVA en sus ventas (${account}) ${often}`;
    case 'periodoIva':
      return `el IVA por pagar (${account}) quedó en cero ${months} veces, siempre después de cerrar un ${value === 'bimestral' ? 'bimestre' : 'cuatrimestre'}`;
    case 'exonerado1141':
      return value === true
        ? `paga pensión ${often} y en ninguno salud, SENA ni ICBF del empleador`
        : `paga SENA e ICBF sobre la nómina ${often}`;
    case 'regimen':
      return value === 'simple'
        ? `la cuenta ${account} es del régimen simple`
        : `tiene capital social e impuesto de renta (${account})`;
    case 'claseArl':
      return `paga riesgos al ${percent} % de la base de pensión ${often}; es lo que paga: la que le corresponde depende de su actividad`;
  }
}
