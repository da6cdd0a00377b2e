/** Registros recurrentes que faltan in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { validation } from './validation.ts';

export const text: ValidationText<keyof (typeof validation)['roles']> = {
  title: 'Registros recurrentes que faltan',
  summary:
    'Busca gastos que se registran casi todos los meses y en este no aparecen: nómina, arriendo, servicios, seguros, honorarios y otros. También proveedores de valor fijo que faltan en una cuenta que sí se movió.',
  question:
    'Todos los meses llega este gasto y este mes no lo vemos. ¿Ya llegó la factura? Mándanosla; si el servicio terminó, cuéntanos desde cuándo.',
  client: {
    subject: 'Gastos de todos los meses que faltan',
    found: 'Un gasto o un ingreso de todos los meses no está este mes.',
    need: 'Envíenos la factura o el cobro de este mes, o cuéntenos si ya no continúa.',
  },
  roles: {
    nomina: 'Salarios y pagos laborales',
    arrendamientos: 'Arrendamientos',
    servicios: 'Servicios públicos y otros servicios',
    seguros: 'Seguros',
    honorarios: 'Honorarios',
    otros: 'Otros gastos y costos indirectos',
    descansos: 'Vacaciones que se toman de lo provisionado',
    garantias: 'Retenciones en garantía a contratistas',
    retenidos: 'Otras deudas que pueden ser una parte fija de cada factura',
    deudas: 'Deudas, impuestos y anticipos que no son una parte de la factura',
    glosas: 'Devoluciones, glosas y descuentos en ventas',
    monedaExtranjera: 'Saldos en moneda extranjera',
    deBalance: 'Demás cuentas que pueden tener saldos en moneda extranjera',
    ocasionales: 'Ingresos que no se esperan cada mes: ventas de activos, recuperaciones, indemnizaciones',
    otrosIngresos: 'Arriendos, intereses y servicios aparte de lo que la empresa vende',
    diferenciaEnCambio: 'Ingreso y gasto por diferencia en cambio',
    descuentos: 'Descuentos de nómina para otros: libranzas, embargos, cooperativas',
    ingresos: 'Ventas',
    anticipados: 'Gastos pagados por anticipado',
    noCorrientes: 'Inversiones, activos fijos e intangibles que se ajustan cada trimestre',
    activosBiologicos: 'Animales y plantas que se miden a valor razonable',
    depreciacionDeBiologicos: 'Depreciación de animales y plantas que se llevan al costo',
    excluidas: 'Gastos cuya falta informa otra validación, y los que no son una costumbre',
    destinos: 'Cuentas donde puede haber quedado el registro',
  },
  parameters: {
    contrapartidas: {
      label: 'Contrapartidas',
      help: 'Cuenta por pagar con que se sugiere causar cada gasto.',
    },
  },
  labels: {
    usual: 'Valor usual (mediana de los meses en que se registró)',
    booked: 'Menos lo registrado en el mes',
    missing: 'Falta',
  },
  reasons: {
    closingPeriod: () => 'En el periodo de cierre no se registran gastos del mes.',
    missingMonths: ({ months, fewest }) => {
      const list = (Array.isArray(months) ? months : []).map((month) => formatPeriod(parsePeriod(month)!));
      return `Hacen falta ${fewest} de los cuatro meses anteriores: ${list.length === 1 ? 'falta' : 'faltan'} ${writeList(list, 4)}.`;
    },
  },
};
