import { describe, expect, it } from 'vitest';
import { madeTemplate } from '../../../../../../tests/support/web/made-records.ts';
import { bodyOf, instantOf, isAhead, valuesOf } from './template-form.ts';

describe('the form of a template', () => {
  it('gives back what it was given, with moments of Bogotá', () => {
    const template = madeTemplate({ startsAt: '2026-11-18T13:00:00.000Z', endsAt: '2026-12-01T04:59:00.000Z' });
    const values = valuesOf(template);
    expect(values).toMatchObject({
      startDay: '2026-11-18',
      startTime: '08:00',
      endDay: '2026-11-30',
      endTime: '23:59',
    });
    expect(bodyOf(values, template)).toMatchObject({
      title: template.attributes.title,
      audience: { kind: 'software', ids: ['1'] },
      starts_at: '2026-11-18T08:00:00-05:00',
      ends_at: '2026-11-30T23:59:00-05:00',
    });
  });

  it('keeps the start of one that was sent to the second', () => {
    const startsAt = '2026-11-18T13:00:07.123Z';
    const sent = madeTemplate({ startsAt, sentAt: startsAt });
    expect(bodyOf(valuesOf(sent), sent).starts_at).toBe(startsAt);
  });

  it('sends of those of the product no audience, link or times of its own', () => {
    const own = madeTemplate({ isAnnouncement: false, link: '/codigos', audience: { kind: 'all', chosen: [] } });
    expect(bodyOf({ ...valuesOf(own), link: '' }, own)).toMatchObject({
      link: '/codigos',
      audience: { kind: 'all', ids: [] },
      starts_at: null,
      ends_at: null,
    });
  });

  it('of a new one is for everybody at once', () => {
    const values = valuesOf(null);
    expect(bodyOf({ ...values, title: ' Uno ', link: '  ' }, null)).toMatchObject({
      title: 'Uno',
      link: null,
      audience: { kind: 'all', ids: [] },
      starts_at: null,
    });
    expect(isAhead(values, new Date())).toBe(false);
    expect(isAhead({ startDay: '2026-11-18', startTime: '08:00' }, new Date('2026-11-18T12:59:00Z'))).toBe(true);
    expect(instantOf('', '08:00')).toBeNull();
  });
});
