/** Notifications over the page, for everybody but staff: banners, then a pop-up or a picture at a time. */
import { useEffect } from 'react';
import type { Notification } from '#api/users/notifications/contract.ts';
import { useTermsAgreement } from '../data/access/terms.ts';
import { isAdmin, session, useSession } from '../data/session/session.ts';
import {
  groupsOf,
  useFollowNotifications,
  useMarkSeen,
  useNotificationImage,
  useNotifications,
  useRemindLater,
} from '../data/users/notifications.ts';
import { Banner } from '../notifications/Banner.tsx';
import { markingFailure } from '../notifications/marking-failure.ts';
import { Picture } from '../notifications/Picture.tsx';
import { PopUp } from '../notifications/PopUp.tsx';
import { shownOf } from '../notifications/shown-notification.ts';
import { notificationText as text } from '../notifications/text.es.ts';
import { useRunningTour } from '../tours/running-tour.ts';

export function Notifications() {
  const isAuth = useSession((state) => state.isAuth);
  return isAuth && !isAdmin() ? <OverThePage /> : null;
}

function OverThePage() {
  const { data: list } = useNotifications();
  useFollowNotifications(true);
  useEffect(() => {
    if (list) session.setNotifications(groupsOf(list));
  }, [list]);
  const popups = useSession((state) => state.popUpNotifications);
  const banners = useSession((state) => state.bannerNotifications);
  const showsImages = useSession((state) => state.showImagesNotifications);
  const isFree = useIsPageFree();
  const [popup] = isFree ? popups : [];
  const [image] = showsImages && list && isFree ? groupsOf(list).images : [];
  return (
    <>
      {banners.length > 0 && (
        <section aria-label={text.banners}>
          {banners.map((one) => (
            <ArrivedBanner key={one.id} notification={one} />
          ))}
        </section>
      )}
      {popup && <ArrivedPopUp key={popup.id} notification={popup} />}
      {!popup && image && <ArrivedPicture key={image.id} notification={image} />}
    </>
  );
}

/** Not before the terms are known to be accepted, and a dialog would take the keys of a tour. Other dialogs go first (`waits`). */
function useIsPageFree(): boolean {
  const isTouring = useRunningTour((state) => state.isRunning);
  const { data: terms, isPending } = useTermsAgreement();
  const isAgreed = !isPending && terms?.acceptedAt !== null;
  return isAgreed && !isTouring;
}

interface Arrived {
  notification: Notification;
}

function ArrivedPopUp({ notification }: Arrived) {
  const seen = useMarkSeen(markingFailure);
  const later = useRemindLater(markingFailure);
  return (
    <PopUp
      {...shownOf(notification)}
      pending={seen.isPending || later.isPending}
      onAccept={() => seen.mutate(notification.id)}
      onLater={() => later.mutate(notification.id)}
    />
  );
}

/** What stands beside something, such as a step of a tour, measures its place again. */
const measureAgain = () => void window.dispatchEvent(new Event('resize'));

function ArrivedBanner({ notification }: Arrived) {
  useEffect(() => {
    measureAgain();
    return measureAgain;
  }, []);
  const seen = useMarkSeen(markingFailure);
  const { nodo_options: colours } = notification.attributes.notification_template.notification_display_option;
  return (
    <Banner
      {...shownOf(notification)}
      background={colours['background-color']}
      font={colours['font-color']}
      pending={seen.isPending}
      onClose={() => seen.mutate(notification.id)}
    />
  );
}

function ArrivedPicture({ notification }: Arrived) {
  const { data: source, error } = useNotificationImage(notification.id);
  const seen = useMarkSeen(markingFailure);
  // Without its picture there is nothing to show.
  if (source === undefined && !error) return null;
  return <Picture {...shownOf(notification)} source={source ?? null} onSeen={() => seen.mutate(notification.id)} />;
}
