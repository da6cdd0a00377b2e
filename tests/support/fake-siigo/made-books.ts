/** A small company for Siigo Nube tests: four months of 2025. */
import { simulateCompany } from '#simulator/simulate-company.ts';
import type { FakeBooks } from './fake-books.ts';

export function smallBooks(): FakeBooks {
  return simulateCompany({ seed: 11, from: { year: 2025, month: 1 }, months: 4, errors: 'none', size: 'tiny' });
}
