/** Text and link of the banner about the license or a closed account; null if none. */
import type { OwnAccess } from '#api/access/permissions/contract.ts';
import { formatDay } from '#web/dates.es.ts';
import type { Configuration } from '../../data/configuration.ts';
import { bannerText as text } from '../text.es.ts';

export interface BannerWords {
  said: string;
  /** Warning only: changes are still allowed. */
  isEarly: boolean;
  /** Remedy available to the subscriber. */
  remedy: 'code' | 'reopen' | null;
}

/** Days before the end of the license from which the subscriber is warned. */
const early = 7;

export function bannerWords(
  { license, closesAt, subscriber }: Pick<OwnAccess, 'license' | 'closesAt' | 'subscriber'>,
  isRoot: boolean,
  support: Configuration['support'],
): BannerWords | null {
  const { state, endsOn, daysLeft, mayChange } = license;
  // At noon: the same day in every time zone.
  const day = endsOn === null ? '' : formatDay(`${endsOn}T12:00`);
  if (mayChange) {
    if (!isRoot || daysLeft === null || daysLeft > early) return null;
    return { said: text.endsSoon(daysLeft, day), isEarly: true, remedy: 'code' };
  }
  const readOnly = (said: string, remedy: BannerWords['remedy']) => ({
    said,
    isEarly: false,
    remedy: isRoot ? remedy : null,
  });
  if (closesAt !== null) return readOnly(text.closing(formatDay(closesAt)), 'reopen');
  const words = isRoot ? text.own : text.ofOthers;
  if (state === 'suspendida')
    return readOnly(isRoot ? text.own.suspended(support) : text.ofOthers.suspended(subscriber), null);
  return endsOn === null ? readOnly(words.missing, 'code') : readOnly(words.expired(day), 'code');
}
