/**
 * Whether a navigation is pending, at this moment: components see it a render later, and a redirect decided in between
 * would cancel the navigation that the user has just begun.
 */
import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;

let isPending = false;

export function watchNavigation(router: Router): void {
  router.subscribe(({ navigation }) => {
    isPending = navigation.state !== 'idle';
  });
}

export function isNavigating(): boolean {
  return isPending;
}
