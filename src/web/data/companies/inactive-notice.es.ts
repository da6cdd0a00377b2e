/** Sentences for who meets an inactive company. */

const meaning = (plural: boolean) =>
  plural
    ? 'Conservan sus balances y auditorías, pero no se cargan ni se auditan meses hasta que se activen.'
    : 'Conserva sus balances y auditorías, pero no se cargan ni se auditan meses hasta que se active.';

export const inactiveText = {
  one: (name: string) => `${name} está inactiva. ${meaning(false)}`,
  only: (name: string) => `Tu única empresa, ${name}, está inactiva. ${meaning(false)}`,
  all: (count: number) => `Tus ${count} empresas están inactivas. ${meaning(true)}`,
  yours: (count: number) =>
    count === 1
      ? 'La activas al final de sus datos.'
      : 'Las activas en Empresas: abre cada una y ve al final de sus datos.',
  theirs: (count: number) =>
    count === 1
      ? 'La puede activar quien administra la suscripción, o quien tenga un cargo con permiso para editar la empresa: en Empresas, al abrirla. Pídeselo.'
      : 'Las puede activar quien administra la suscripción, o quien tenga un cargo con permiso para editarlas: en Empresas, al abrir cada una. Pídeselo.',
  staff: 'Solo su suscriptor la activa.',
  openOne: 'Ver y activar',
  open: 'Ver mis empresas',
};
