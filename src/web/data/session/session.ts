/** The store of the seed's Session, persisted in local storage, with the actions that change it. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { User } from '#api/access/auth/contract.ts';
import type { Company } from '#api/companies/companies/contract.ts';
import {
  afterLogin,
  afterLogout,
  afterRegistering,
  afterRegistration,
  initialSession,
  type SessionState,
  withAlliance,
  withCompany,
  withTour,
} from './session-state.ts';
import { isAdministrator, keepToken, readToken } from './session-token.ts';

/** The Session; components select what they need: `useSession((session) => session.companyGlobal)`. */
export const useSession = create<SessionState>()(
  persist(() => initialSession, {
    name: 'session',
    // A page that was closed while it worked must not open behind the overlay.
    merge: (kept, current) => ({ ...current, ...(kept as Partial<SessionState>), loader: false, loaderOption: 0 }),
  }),
);

let leave: () => void = () => undefined;
let leadToSecondFactor: () => void = () => undefined;

/** Says how to go to /login; the entry point knows the router. */
export function onLogout(goToLogin: () => void): void {
  leave = goToLogin;
}

/** Says how to go to where the second factor is set up. */
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
  /** The signed-in user as the server knows them now. */
  setUser(user: User): void {
    // An answer may come after signing out.
    if (useSession.getState().isAuth) useSession.setState({ user, isRootUser: user.attributes.isRootUser });
  },
  /** Clears everything of the user; goes to /login unless `stay`. */
  logout({ stay = false } = {}): void {
    useSession.setState(afterLogout);
    localStorage.clear();
    if (!stay) leave();
  },
  /** Nothing more may be done without a second factor, which the user has not. */
  askForSecondFactor(): void {
    withSecondFactorAsked(true);
    leadToSecondFactor();
  },
  /** They have it, or it is no longer asked for. */
  secondFactorIsSetUp(): void {
    withSecondFactorAsked(false);
  },
  selectCompany(company: Company | null): void {
    useSession.setState((state) => withCompany(state, company));
  },
  setCompanies(companies: readonly Company[]): void {
    // An answer may come after signing out.
    if (useSession.getState().isAuth) useSession.setState({ companies });
  },
  setAlliance(alliance: string | null | undefined): void {
    // Setting what it is already would write to the storage that signing out has just cleared.
    if (useSession.getState().alliance !== (alliance ?? ''))
      useSession.setState((state) => withAlliance(state, alliance));
  },
  /** Where in the registration the person is, from 1. */
  setRegisterStep(step: number): void {
    useSession.setState({ stepRegister: step });
  },
  setRegimen(regimen: number): void {
    useSession.setState({ idRegimen: regimen });
  },
  /** The registration made a company. */
  registered(company: number): void {
    useSession.setState((state) => afterRegistering(state, company));
  },
  welcomed(): void {
    useSession.setState({ welcomeUser: false });
  },
  endRegister(): void {
    useSession.setState(afterRegistration);
  },
  markTour(tour: string): void {
    useSession.setState((state) => withTour(state, tour));
  },
  /** The full-screen overlay: option 1 audit, any other above 0 chart of accounts, 0 a spinner alone. */
  showLoader(option = 0): void {
    useSession.setState({ loader: true, loaderOption: option });
  },
  hideLoader(): void {
    if (useSession.getState().loader) useSession.setState({ loader: false, loaderOption: 0 });
  },
};

/** Signed in, with a token to prove it. */
export function isSignedIn(): boolean {
  return useSession.getState().isAuth && readToken() !== null;
}

/** Whether the signed-in user must set up a second factor before anything else. */
export function lacksSecondFactor(): boolean {
  return useSession.getState().user?.attributes.mustSetUpSecondFactor === true;
}

/** Whether the signed-in user is one of the provider's administrators. */
export function isAdmin(): boolean {
  return isAdministrator(readToken());
}
