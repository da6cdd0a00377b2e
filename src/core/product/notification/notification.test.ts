import { describe, expect, test } from 'vitest';
import { displayOption, isNotificationLink, kindOf, notificationKinds, templateState } from './notification.ts';

test('the kind of a notification follows from its display option and its picture', () => {
  for (const kind of notificationKinds) expect(kindOf(displayOption[kind], kind === 'image')).toBe(kind);
});

test.each([
  ['/', true],
  ['/ayuda/retencion?a=1#b', true],
  ['https://ejemplo.co/nota', true],
  ['//ejemplo.co', false],
  ['/\\ejemplo.co', false],
  ['http://ejemplo.co', false],
  ['javascript:alert(1)', false],
  ['ayuda', false],
  ['', false],
])('the link «%s» may be followed: %s', (link, may) => {
  expect(isNotificationLink(link)).toBe(may);
});

describe('the state of a template', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const earlier = new Date('2026-11-22T12:00:00Z');
  const later = new Date('2026-11-24T12:00:00Z');
  const draft = { isAnnouncement: true, endsAt: null, scheduledAt: null, sentAt: null, withdrawnAt: null };
  test.each([
    ['borrador', draft],
    ['borrador', { ...draft, endsAt: earlier }],
    ['programada', { ...draft, scheduledAt: earlier }],
    ['activa', { ...draft, scheduledAt: earlier, sentAt: earlier, endsAt: later }],
    ['terminada', { ...draft, scheduledAt: earlier, sentAt: earlier, endsAt: now }],
    ['terminada', { ...draft, scheduledAt: earlier, sentAt: earlier, withdrawnAt: now }],
    ['activa', { ...draft, isAnnouncement: false, endsAt: earlier }],
  ] as const)('is %s', (state, times) => {
    expect(templateState(times, now)).toBe(state);
  });
});
