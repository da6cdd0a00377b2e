/** Charts of accounts other than the PUC for merchants, each by some of its accounts: code and normalised name. */

interface ChartSignature {
  /** As in «parecen las …». */
  name: string;
  pairs: readonly (readonly [code: RegExp, name: RegExp])[];
}

export const chartSignatures: Readonly<Record<string, ChartSignature>> = {
  financial: {
    name: 'del catálogo de la Superintendencia Financiera (bancos y demás entidades vigiladas)',
    pairs: [
      [/^1(110|115)/, /banco de la republica|bancos y (otras|demas)/],
      [/^13/, /inversiones/],
      [/^14/, /cartera de credito|creditos? (de|y)|leasing/],
      [/^16/, /cuentas por cobrar|comisiones|intereses/],
      [/^18/, /propiedad|edificio|terreno|equipo/],
      [/^21/, /deposito|exigibilidad|ahorro|certificado/],
      [/^22/, /monetario|interbancari/],
      [/^4[12]/, /cartera|intereses|financier/],
      [/^5102/, /interes|deposito/],
      [/^32/, /reserva/],
    ],
  },
  cooperative: {
    name: 'del catálogo de la Superintendencia de la Economía Solidaria (cooperativas y fondos de empleados)',
    pairs: [
      [/^11/, /fondo de liquidez/],
      [/^12/, /fondo de liquidez|inversiones/],
      [/^14/, /cartera|creditos? de (consumo|vivienda|comercial)|asociados/],
      [/^21/, /deposito|ahorro/],
      [/^26/, /fondos? social|educacion|solidaridad|bienestar/],
      [/^31/, /aportes? (social|ordinario)/],
      [/^32/, /reserva/],
      [/^41/, /cartera|creditos/],
    ],
  },
  public: {
    name: 'del catálogo de las entidades públicas (Contaduría General de la Nación)',
    pairs: [
      [/^1110/, /depositos? en instituciones/],
      [/^13/, /impuestos|tributari|transferencia|contribucion/],
      [/^16/, /terreno|edificacion|construccion|equipo|maquinaria/],
      [/^17/, /uso publico/],
      [/^24/, /adquisicion de bienes|recursos a favor|proyectos de inversion/],
      [/^25/, /beneficios a los empleados/],
      [/^31/, /capital fiscal|hacienda|patrimonio institucional/],
      [/^4[1-4]/, /tributari|transferencia|venta de servicios/],
      [/^51(01|11)/, /sueldos|generales/],
    ],
  },
  mexico: {
    name: 'del código agrupador de México (SAT)',
    pairs: [
      [/^101/, /caja|efectivo/],
      [/^102/, /bancos?/],
      [/^105/, /clientes/],
      [/^115/, /inventario/],
      [/^11[89]/, /iva|impuestos? acreditable/],
      [/^201/, /proveedores/],
      [/^20[89]/, /iva|trasladad/],
      [/^21[36]/, /impuestos?|retenid/],
      [/^301/, /capital/],
      [/^401/, /ventas|ingresos/],
      [/^501/, /costo/],
      [/^60[1-4]/, /gastos?|sueldos/],
    ],
  },
  spain: {
    name: 'del Plan General de Contabilidad de España',
    pairs: [
      [/^10/, /capital/],
      [/^28/, /amortizacion/],
      [/^40/, /proveedores/],
      [/^41/, /acreedores/],
      [/^43/, /clientes/],
      [/^47/, /hacienda|seguridad social|iva/],
      [/^57/, /caja|bancos/],
      [/^60/, /compras/],
      [/^64/, /sueldos|salarios|seguridad social/],
      [/^70/, /ventas|prestaciones de servicios/],
    ],
  },
  peru: {
    name: 'del Plan Contable General Empresarial del Perú',
    pairs: [
      [/^10/, /caja|efectivo|cuentas corrientes/],
      [/^12/, /facturas|cuentas por cobrar|clientes/],
      [/^20/, /mercader/],
      [/^33/, /terreno|edificacion|maquinaria|vehiculo|unidades de transporte/],
      [/^40/, /tributo|igv|impuesto|renta/],
      [/^42/, /facturas|cuentas por pagar|proveedores/],
      [/^50/, /capital/],
      [/^60/, /compras|mercader/],
      [/^62/, /personal|sueldos|remuneracion/],
      [/^70/, /ventas|mercader/],
    ],
  },
  ecuador: {
    name: 'del plan de cuentas de la Superintendencia de Compañías del Ecuador',
    pairs: [
      [/^10101/, /efectivo|caja|bancos/],
      [/^10102/, /cobrar|activos financieros|clientes/],
      [/^10103/, /inventario/],
      [/^1020/, /propiedad|terreno|maquinaria|vehiculo|equipo/],
      [/^20103/, /pagar|proveedores/],
      [/^301/, /capital/],
      [/^410/, /venta|servicio/],
      [/^510/, /costo|inventario/],
      [/^520/, /gasto|sueldos/],
    ],
  },
  france: {
    name: 'del plan contable de Francia o de un país que lo sigue',
    pairs: [
      [/^10/, /capital/],
      [/^40/, /fournisseurs/],
      [/^41/, /clients/],
      [/^4[34]/, /tva|etat|securite|impots/],
      [/^5[123]/, /banque|caisse/],
      [/^60/, /achats/],
      [/^64/, /personnel|salaires|remuneration/],
      [/^70/, /ventes|prestations/],
    ],
  },
  portuguese: {
    name: 'de un plan de cuentas en portugués',
    pairs: [
      [/^[1-6]/, /caixa/],
      [/^[1-6]/, /fornecedores/],
      [/^[1-6]/, /vendas|receitas?/],
      [/^[1-6]/, /despesas|gastos com o pessoal/],
      [/^[1-6]/, /contas a (pagar|receber)|emprestimos/],
      [/^[1-6]/, /imoveis|imobilizado|ativos?/],
    ],
  },
  english: {
    name: 'de un plan de cuentas en inglés',
    pairs: [
      [/^[1-6]/, /cash|bank/],
      [/^[1-6]/, /receivable/],
      [/^[1-6]/, /payable/],
      [/^[1-6]/, /equity|retained earnings|share capital/],
      [/^[1-6]/, /revenue|sales|income/],
      [/^[1-6]/, /expenses?|salaries|wages/],
      [/^[1-6]/, /depreciation|equipment|furniture/],
      [/^[1-6]/, /inventory|stock/],
    ],
  },
};
