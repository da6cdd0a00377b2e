/** What the banner above every screen says of the license or of a closed account, and where it leads; null when all is well. */
import type { OwnAccess } from '#api/access/permissions/contract.ts';
import { formatDay } from '#web/dates.es.ts';
import { bannerText as text } from '../text.es.ts';

export interface BannerWords {
  said: string;
  /** Whether it only foretells: everything can still be changed. */
  isEarly: boolean;
  /** What the subscriber can do about it. */
  remedy: 'code' | 'reopen' | null;
}

/** The subscriber hears of the end of their license from this many days before it. */
const early = 7;

export function bannerWords(
  { license, closesAt }: Pick<OwnAccess, 'license' | 'closesAt'>,
  isRoot: boolean,
): BannerWords | null {
  const { state, endsOn, daysLeft, mayChange } = license;
  // At noon, so that no time zone makes it another day.
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
  if (state === 'suspendida') return readOnly(words.suspended, null);
  return endsOn === null ? readOnly(words.missing, 'code') : readOnly(words.expired(day), 'code');
}
