import { expect, it } from 'vitest';
import { auditTour, noDataTour } from './tours.es.ts';

it('the tour of an audited month has nine steps, that of a month without data four', () => {
  expect(auditTour.map(({ part }) => part)).toHaveLength(9);
  expect(noDataTour.map(({ part }) => part)).toHaveLength(4);
  for (const tour of [auditTour, noDataTour]) expect(new Set(tour.map(({ part }) => part)).size).toBe(tour.length);
});
