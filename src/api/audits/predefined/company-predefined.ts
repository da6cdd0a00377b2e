/** The predefined parametrization of a company as its people see it: in force, offered, and just applied. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { type SettingsChange, settingsChanges, wholeSettings } from '#core/engine/settings/whole-settings.ts';
import { accountableSoftware } from '#core/reference/chart/accountable-software.ts';
import { changeDocuments } from '../change-documents.ts';
import { type Declared, declaredForCompany, layered } from '../declarations.ts';
import { activeSettings } from '../parametrization/queries.ts';
import type { CompanyPredefined } from './contract.ts';
import { type PredefinedInForce, predefinedInForce, predefinedSettings } from './queries.ts';
import { countSignedMonths } from './runs/queries.ts';

/** Its version, what the newest one would change, and what the last run changed. */
export async function companyPredefined(trx: DatabaseTransaction, companyId: number): Promise<CompanyPredefined> {
  const inForce = await predefinedInForce(trx, companyId);
  const { software, version, newest, settings } = inForce;
  const own = (await activeSettings(trx, companyId)).settings;
  const declared = await declaredForCompany({});
  const offered = version === newest ? settings : ((await predefinedSettings(trx, software, newest)) ?? {});
  return {
    software: { id: software, name: accountableSoftware(software)?.name ?? '' },
    version,
    newest,
    changes: changesBetween(declared, own, { from: settings, to: offered }).changes,
    applied: await appliedTo(trx, companyId, { declared, own, inForce }),
  };
}

/** By validation id. */
type Settings = Readonly<Record<number, ValidationSettings>>;

/** What another predefined parametrization changes for a company, and what of its own stays over it. */
function changesBetween(declared: readonly Declared[], own: Settings, { from, to }: { from: Settings; to: Settings }) {
  if (from === to) return { changes: [], kept: [] };
  const pairs = declared.map((one) => {
    const [before, after] = [layered(one, from).validation, layered(one, to).validation];
    const mine = own[one.validation.id];
    const ownValue = ({ part, name }: SettingsChange) =>
      lookUp(mine?.[part] as Record<string, unknown> | undefined, name);
    const kept = settingsChanges(wholeSettings(before), wholeSettings(after))
      .map((change) => ({ ...change, before: ownValue(change) }))
      .filter((change) => change.before !== undefined);
    return {
      changes: changeDocuments(one, settingsChanges(wholeSettings(before, mine), wholeSettings(after, mine))),
      kept: changeDocuments(one, kept),
    };
  });
  return { changes: pairs.flatMap(({ changes }) => changes), kept: pairs.flatMap(({ kept }) => kept) };
}

interface Held {
  declared: readonly Declared[];
  own: Settings;
  inForce: PredefinedInForce;
}

/** What the last run did to a company, as long as it has not chosen since. */
async function appliedTo(
  trx: DatabaseTransaction,
  companyId: number,
  { declared, own, inForce }: Held,
): Promise<CompanyPredefined['applied']> {
  const { software, settings, movedFrom, movedAt, isTakenBack } = inForce;
  if (movedFrom === null || movedAt === null) return null;
  const from = (await predefinedSettings(trx, software, movedFrom)) ?? {};
  const found = changesBetween(declared, own, { from, to: settings });
  if (found.changes.length === 0 && found.kept.length === 0) return null;
  return {
    at: movedAt.toISOString(),
    previous: isTakenBack ? null : movedFrom,
    ...found,
    signedMonths: await countSignedMonths(trx, [companyId]),
  };
}
