/** Texts of the data of third parties. */
import type { ExogenaPeople, ExogenaPerson, LoadedPeople } from '#api/audits/exogena/people/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCount } from '#core/money/money.es.ts';

const count = (number: number, one: string, many: string) => `${formatCount(number)} ${number === 1 ? one : many}`;

export const peopleText = {
  open: 'Terceros por completar',
  title: 'Datos de los terceros',
  back: 'Volver a los formatos',
  context: ({ people, lacking }: ExogenaPeople) =>
    lacking === 0
      ? `${count(people, 'tercero completo', 'terceros completos')}`
      : `A ${formatCount(lacking)} de ${count(people, 'tercero le', 'terceros les')} falta algún dato`,
  help: 'Estos datos no están en ningún balance; la dirección, el municipio y el país los traemos de Siigo con los balances, si la empresa los trae por API. Los que escribas valen para todos los formatos y todos los años de esta empresa.',
  search: 'Buscar tercero',
  filter: 'Qué terceros se ven',
  lacking: 'Los que les falta algo',
  everybody: 'Todos',
  lack: (name: string) => `Falta: ${name}`,
  count: (total: number) => count(total, 'tercero', 'terceros'),
  table: 'Terceros de la información exógena',
  person: 'Tercero',
  formats: 'Formatos',
  reported: 'Se informa',
  lacks: 'Por completar',
  complete: 'Completo',
  proposed: 'propuestos',
  minor: 'Fila de cuantías menores: dirección de la empresa',
  fill: 'Completar',
  fillOf: ({ name, number }: ExogenaPerson) => `Completar los datos de ${name || formatNit(number)}`,
  change: 'Cambiar',
  changeOf: ({ name, number }: ExogenaPerson) => `Cambiar los datos de ${name || formatNit(number)}`,
  allDone: 'A ningún tercero le faltan datos.',
  nothing: 'Ningún tercero con ese filtro.',
  empty: 'Ningún tercero del año está en los formatos con su nombre.',
  clear: 'Quitar filtros',
};

export const personText = {
  inBooks: (name: string) => `En los libros: ${name}`,
  proposed:
    'El tipo de documento o los apellidos y nombres son una propuesta nuestra, a partir del nombre y el número de los libros. Revísalos: al guardar quedan confirmados.',
  placed: 'La dirección viene de Siigo y ya va en los formatos. Si la cambias aquí, queda la tuya.',
  type: 'Tipo de documento',
  kind: 'Persona',
  legal: 'Jurídica',
  natural: 'Natural',
  dv: 'DV',
  dvHelp: (dv: number) => `El que corresponde al número es ${dv}. Escríbelo para confirmarlo.`,
  legalName: 'Razón social',
  legalNameHelp: 'Vacía: la de los libros.',
  surname1: 'Primer apellido',
  surname2: 'Segundo apellido',
  name1: 'Primer nombre',
  name2: 'Otros nombres',
  address: 'Dirección',
  municipality: 'Municipio',
  country: 'País de residencia',
  countryHelp: 'Vacío: Colombia, si tiene municipio.',
  place: (name: string, department: string) => `${name} (${department})`,
  clear: 'Vaciar',
  save: 'Guardar',
  cancel: 'Cancelar',
  remove: 'Quitar los datos',
  saved: 'Datos guardados',
  removed: 'Datos quitados',
};

export const loadText = {
  title: 'Completar con Excel',
  help: 'Descarga la lista, llena las celdas que faltan y vuelve a cargarla. Lo que proponemos viene marcado «Propuestos»: borra esa marca en las filas que ya revisaste; mientras la dejes, esos apellidos y nombres siguen por confirmar. Una celda vacía borra el dato.',
  template: 'Descargar los que faltan',
  everybody: 'Descargar todos',
  file: (year: number) => `terceros-exogena-${year}.xlsx`,
  drop: 'Suelta aquí el archivo de los terceros',
  load: 'Cargar los datos',
  done: ({ changed }: LoadedPeople) =>
    changed === 0 ? 'El archivo no cambió ningún dato' : `Datos de ${count(changed, 'tercero', 'terceros')} guardados`,
  doneDetail: ({ unchanged, proposed }: LoadedPeople) =>
    [
      unchanged === 0 ? '' : `${count(unchanged, 'fila estaba', 'filas estaban')} igual.`,
      proposed === 0 ? '' : `${count(proposed, 'sigue con la propuesta', 'siguen con la propuesta')} por confirmar.`,
    ]
      .filter(Boolean)
      .join(' '),
  refused: 'El archivo no se cargó y los datos siguen como estaban. Corrige esto:',
};
