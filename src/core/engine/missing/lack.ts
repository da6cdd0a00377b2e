/** What the company can give where a reason of a validation says that something is missing. */
import type { CompanyProfile } from '../company-profile.ts';

/** `months`: those in the data of the reason (`2026-02`), or the December of its `year`. */
export type Lack = { profile: keyof CompanyProfile } | { parameter: string } | 'months' | 'thirdParties';

/** By reason; reasons that the company cannot mend are not here. */
export type Lacks = Readonly<Record<string, Lack>>;
