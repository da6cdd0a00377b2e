import { describe, expect, it } from 'vitest';
import type { AuditEvent } from '#api/audits/audits/contract.ts';
import { afterEvent, isOver, notStarted, secondsLeft } from './audit-progress.ts';

const event = (done: number, key: string | null, state: AuditEvent['state'] = 'running'): AuditEvent => ({
  state,
  done,
  total: 5,
  validation: key
    ? {
        id: done,
        key,
        title: key,
        outcome: 'sin_hallazgos',
        reason: null,
        notEvaluated: [],
        findings: 0,
        worst: null,
        amount: '0.00',
        toExplain: '0.00',
      }
    : null,
});

describe('the progress of an audit', () => {
  const two = [event(0, null), event(1, 'nit'), event(2, 'terceros')].reduce(afterEvent, notStarted);

  it('grows a validation at a time', () => {
    expect(two).toMatchObject({ state: 'running', done: 2, total: 5 });
    expect(two.validations.map(({ key }) => key)).toEqual(['nit', 'terceros']);
  });

  it('does not go back when the stream starts again', () => {
    const again = [event(1, 'nit'), event(2, 'terceros'), event(3, 'naturaleza')].reduce(afterEvent, two);
    expect(again.done).toBe(3);
    expect(again.validations.map(({ key }) => key)).toEqual(['nit', 'terceros', 'naturaleza']);
    expect(afterEvent(two, event(1, 'nit')).done).toBe(2);
  });

  it('is over when it is done or has failed', () => {
    expect(isOver(event(5, null, 'done'))).toBe(true);
    expect(isOver(event(2, null, 'failed'))).toBe(true);
    expect(isOver(event(4, 'x'))).toBe(false);
  });

  it('says how long the rest takes once something is known', () => {
    expect(secondsLeft(two, 4000)).toBe(6);
    expect(secondsLeft(two, 500)).toBeNull();
    expect(secondsLeft(notStarted, 4000)).toBeNull();
    expect(secondsLeft(afterEvent(two, event(5, null, 'done')), 4000)).toBeNull();
  });
});
