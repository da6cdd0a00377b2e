/** Spanish text of a month imported again with changes. */
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './rules.ts';

export const text: ValidationText<Role> = {
  title: 'Mes que cambió',
  summary:
    'Compara el mes con la versión que se auditó antes y dice qué se movió, por cuenta y por tercero. Un mes del que ya se declaró o se informó no debería cambiar sin que se sepa.',
  question: 'Este mes ya se había auditado y cambió. ¿Quién registró o cambió documentos después, y por qué?',
  client: {
    subject: 'Cambios en un mes ya revisado',
    found: 'Se registró o se cambió algo después de la revisión.',
    need: 'Cuéntenos quién registró o cambió documentos después, y por qué.',
  },
  roles: {
    impuestos: 'Impuestos y retenciones que se declaran',
    ingresos: 'Ingresos',
    costos: 'Gastos y costos',
  },
  parameters: {},
  labels: {
    final_antes: 'Saldo final en la versión anterior',
    cambio_inicial: 'Cambio en el saldo inicial',
    cambio_debitos: 'Cambio en los débitos',
    creditos_nuevos: 'Menos: créditos de más',
    creditos_quitados: 'Más: créditos que ya no están',
    final_ahora: 'Saldo final en esta versión',
    resultado_antes: 'Resultado acumulado en la versión anterior',
    cambio_resultado: 'Cambio',
    resultado_ahora: 'Resultado acumulado en esta versión',
  },
  reasons: {
    sin_version_anterior: () => 'Este mes no se había auditado con otro archivo.',
    sin_versiones: () =>
      'No se conocen versiones anteriores de este mes. En la aplicación se guardan y se comparan al cargar el mes otra vez.',
  },
};
