/** Store of the seed's Session, persisted in local storage, with its actions. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { User } from '#api/access/auth/contract.ts';
import type { Company } from '#api/companies/companies/contract.ts';
import { emptyStash } from './empty-stash.ts';
import {
  afterChartChange,
  afterCompanyChange,
  afterLastImage,
  afterLogin,
  afterLogout,
  afterRegistering,
  afterRegistration,
  initialSession,
  type SessionState,
  type ShownNotifications,
  withAlliance,
  withCompany,
  withNotifications,
  withTour,
  withUser,
} from './session-state.ts';
import { isAdministrator, keepToken, readToken } from './session-token.ts';

/** The Session; components select what they need: `useSession((session) => session.companyGlobal)`. */
export const useSession = create<SessionState>()(
  persist(() => initialSession, {
    name: 'session',
    // The overlay is not persisted: a page closed while busy must not reopen behind it.
    merge: (kept, current) => ({ ...current, ...(kept as Partial<SessionState>), loader: false, loaderOption: 0 }),
  }),
);

let leave: () => void = () => undefined;
let leadToSecondFactor: () => void = () => undefined;

/** Injects the navigation to /login; the entry point knows the router. */
export function onLogout(goToLogin: () => void): void {
  leave = goToLogin;
}

/** Injects the navigation to the second factor's set-up. */
export function onSecondFactorAsked(goToSetUp: () => void): void {
  leadToSecondFactor = goToSetUp;
}

function withSecondFactorAsked(isAsked: boolean): void {
  const { user } = useSession.getState();
  if (user)
    useSession.setState({ user: { ...user, attributes: { ...user.attributes, mustSetUpSecondFactor: isAsked } } });
}

export const session = {
  login(token: string, user: User): void {
    keepToken(token);
    useSession.setState((state) => afterLogin(state, user));
  },
  /** Updates the signed-in user from the server. */
  setUser(user: User): void {
    // A response may arrive after signing out.
    if (useSession.getState().isAuth) useSession.setState((state) => withUser(state, user));
  },
  /** Clears all user data; navigates to /login unless `stay`. */
  logout({ stay = false } = {}): void {
    useSession.setState(afterLogout);
    localStorage.clear();
    emptyStash();
    if (!stay) leave();
  },
  /** The server requires a second factor that the user lacks. */
  askForSecondFactor(): void {
    withSecondFactorAsked(true);
    leadToSecondFactor();
  },
  /** The second factor is set up, or no longer required. */
  secondFactorIsSetUp(): void {
    withSecondFactorAsked(false);
  },
  selectCompany(company: Company | null): void {
    useSession.setState((state) => withCompany(state, company));
  },
  setCompanies(companies: readonly Company[]): void {
    // A response may arrive after signing out.
    if (useSession.getState().isAuth) useSession.setState({ companies });
  },
  setAlliance(alliance: string | null | undefined): void {
    // Writing an unchanged value would write to the storage that signing out has just cleared.
    if (useSession.getState().alliance !== (alliance ?? ''))
      useSession.setState((state) => withAlliance(state, alliance));
  },
  /** Registration step, from 1. */
  setRegisterStep(step: number): void {
    useSession.setState({ stepRegister: step });
  },
  setRegimen(regimen: number): void {
    useSession.setState({ idRegimen: regimen });
  },
  /** The registration created a company. */
  registered(company: number): void {
    useSession.setState((state) => afterRegistering(state, company));
  },
  welcomed(): void {
    useSession.setState({ welcomeUser: false });
  },
  endRegister(): void {
    useSession.setState(afterRegistration);
  },
  chartChanged(): void {
    useSession.setState(afterChartChange);
  },
  companyChanged(): void {
    useSession.setState(afterCompanyChange);
  },
  markTour(tour: string): void {
    useSession.setState((state) => withTour(state, tour));
  },
  setNotifications(shown: ShownNotifications): void {
    // A response may arrive after signing out.
    if (useSession.getState().isAuth) useSession.setState((state) => withNotifications(state, shown));
  },
  lastImageSeen(): void {
    useSession.setState(afterLastImage);
  },
  /** The notice of months without audit stays away until the user signs out. */
  putPendingAuditsAside(): void {
    useSession.setState({ showAuditPending: false });
  },
  /** Full-screen overlay: option 1 audit, any other above 0 chart of accounts, 0 spinner only. */
  showLoader(option = 0): void {
    useSession.setState({ loader: true, loaderOption: option });
  },
  hideLoader(): void {
    if (useSession.getState().loader) useSession.setState({ loader: false, loaderOption: 0 });
  },
};

/** Signed in, with a token. */
export function isSignedIn(): boolean {
  return useSession.getState().isAuth && readToken() !== null;
}

/** The same for a page that shows it: registration signs in, and a session ends, while their pages are open. */
export function useIsSignedIn(): boolean {
  return useSession((state) => state.isAuth) && isSignedIn();
}

/** Whether the signed-in user lacks a required second factor. */
export function lacksSecondFactor(): boolean {
  return useSession.getState().user?.attributes.mustSetUpSecondFactor === true;
}

/** Signed in, with all that the account requires. */
export function isInside(): boolean {
  return isSignedIn() && !lacksSecondFactor();
}

/** Whether the signed-in user is staff. */
export function isAdmin(): boolean {
  return isAdministrator(readToken());
}
