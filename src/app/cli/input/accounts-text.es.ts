/** Messages of `cuadre cuentas`. */
import type { AccountInRole } from '#core/books/roles/infer-roles.ts';

const sections: Readonly<Record<AccountInRole['standing'], string>> = {
  company: 'Lo dijo tu empresa',
  inferred: 'Su papel no es el de su código: confírmalo',
  doubtful: 'No es claro qué papel tienen: lo que depende de ellas no se evalúa',
  code: 'Su papel es el de su código',
};

const count = (accounts: number): string => (accounts === 1 ? '1 cuenta' : `${accounts} cuentas`);

export const accountsText = {
  section: Object.fromEntries(
    Object.entries(sections).map(([standing, words]) => [standing, (some: number) => `${words} (${count(some)})`]),
  ) as Readonly<Record<AccountInRole['standing'], (accounts: number) => string>>,
  why: (place: string, percent: number, reasons: string) =>
    `hace las veces de la ${place} del PUC, con ${percent} % de confianza: ${reasons}`,
};
