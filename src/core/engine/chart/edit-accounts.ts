/**
 * Edits of accounts as changes of settings: what the chart shows of an account is what the validations are set to. An edit
 * names whole codes; what holds an account by a shorter prefix is said, never split.
 */
import { lookUp } from '#core/dictionary/look-up.ts';
import { EXACT_MARK, entryCode, entryHolds } from '#core/identity/account-code.ts';
import { type Nature, natureOf } from '#core/reference/chart/puc.ts';
import { EQUIVALENCES_ID } from '../roles/company-roles.ts';
import type { ValidationSettings } from '../run-validations.ts';
import { ownSettings } from '../settings/check-settings.ts';
import type { AnyValidation } from '../validation.ts';
import {
  type AccountMark,
  byThirdPartyParameter,
  NATURE_ID,
  NON_DEDUCTIBLE_ID,
  natureParameters,
  nonDeductibleRole,
  type SettingsById,
} from './chart-marks.ts';
import { RoleEntries } from './roles-of-account.ts';

export interface RoleOfValidation {
  /** Id. */
  validation: number;
  role: string;
}

export interface AccountEdit {
  /** Null: as the PUC says. */
  nature?: Nature | null;
  marks?: readonly { mark: AccountMark; isOn: boolean }[];
  add?: readonly RoleOfValidation[];
  drop?: readonly RoleOfValidation[];
  /** Account of the PUC that it is equivalent to; its own code where that is right; null takes back what was said. */
  place?: string | null;
}

/** What cannot be done to one account: a shorter prefix holds it, which its own screen changes. */
export interface EditProblem {
  code: string;
  validation: number;
  prefix: string;
}

export interface EditedSettings {
  /** Of the validations that change, by id. */
  settings: Record<number, ValidationSettings>;
  problems: EditProblem[];
}

/** Throws RangeError for an unknown validation or role. */
export function editAccounts(
  validations: readonly AnyValidation[],
  settings: SettingsById,
  edits: ReadonlyMap<string, AccountEdit>,
): EditedSettings {
  const editor = new SettingsEditor(validations, settings);
  for (const [code, { nature, marks = [], add = [], drop = [], place }] of edits) {
    if (nature !== undefined) editor.setNature(code, nature);
    for (const { mark, isOn } of marks) editor.mark(code, mark, isOn);
    for (const { validation, role } of drop) editor.drop(code, validation, role);
    for (const { validation, role } of add) editor.add(code, validation, role);
    if (place !== undefined) editor.setPlace(code, place);
  }
  return { settings: editor.changed(), problems: editor.problems };
}

class SettingsEditor {
  readonly problems: EditProblem[] = [];
  readonly #validations: ReadonlyMap<number, AnyValidation>;
  readonly #before: SettingsById;
  readonly #lists = new Map<
    string,
    { validation: number; kind: 'roles' | 'parameters'; name: string; list: Set<string> }
  >();
  #pairs: [string, string][] | null = null;

  constructor(validations: readonly AnyValidation[], settings: SettingsById) {
    this.#validations = new Map(validations.map((validation) => [validation.id, validation]));
    this.#before = settings;
  }

  setNature(code: string, nature: Nature | null): void {
    for (const side of ['D', 'C'] as const) this.#parameter(natureParameters[side]).delete(code);
    if (nature !== null && nature !== natureOf(code)) this.#parameter(natureParameters[nature]).add(code);
  }

  mark(code: string, mark: AccountMark, isOn: boolean): void {
    if (mark === 6) this.#put(code, code, this.#parameter(byThirdPartyParameter), isOn, NATURE_ID);
    else this.#put(code, EXACT_MARK + code, this.#role(NON_DEDUCTIBLE_ID, nonDeductibleRole), isOn, NON_DEDUCTIBLE_ID);
  }

  add(code: string, validation: number, role: string): void {
    const { roles } = this.#validation(validation);
    const list = this.#role(validation, role);
    const held = new RoleEntries(
      Object.fromEntries(Object.keys(roles).map((name) => [name, [...this.#role(validation, name)]])),
    );
    if (held.of(code).some((own) => own.role === role)) return;
    // The same code in two roles would be ambiguous: it leaves the other.
    for (const other of Object.keys(roles)) if (other !== role) this.#role(validation, other).delete(EXACT_MARK + code);
    list.add(EXACT_MARK + code);
  }

  drop(code: string, validation: number, role: string): void {
    this.#put(code, EXACT_MARK + code, this.#role(validation, role), false, validation);
  }

  setPlace(code: string, place: string | null): void {
    const others = this.#equivalences().filter(([own]) => own !== code);
    this.#pairs = place === null ? others : [...others, [code, place]];
  }

  /** Only what is not the default, and only where it changed. */
  changed(): Record<number, ValidationSettings> {
    const changed: Record<number, ValidationSettings> = {};
    for (const { validation, kind, name, list } of this.#lists.values()) {
      const before = changed[validation] ?? this.#before[validation] ?? {};
      changed[validation] = { ...before, [kind]: { ...before[kind], [name]: [...list] } };
    }
    for (const [id, settings] of Object.entries(changed))
      changed[Number(id)] = ownSettings(this.#validation(Number(id)), settings);
    if (this.#pairs !== null) changed[EQUIVALENCES_ID] = { parameters: { equivalencias: this.#pairs } };
    return changed;
  }

  /** `own`: how the list names the account alone. */
  #put(code: string, own: string, list: Set<string>, isOn: boolean, validation: number): void {
    const holder = [...list].find((entry) => entryCode(entry) !== code && entryHolds(entry, code));
    if (isOn && holder === undefined) list.add(own);
    if (isOn) return;
    list.delete(code);
    list.delete(EXACT_MARK + code);
    if (holder !== undefined) this.problems.push({ code, validation, prefix: holder });
  }

  #equivalences(): [string, string][] {
    this.#pairs ??= (this.#before[EQUIVALENCES_ID]?.parameters?.equivalencias ?? []) as [string, string][];
    return this.#pairs;
  }

  #validation(id: number): AnyValidation {
    const found = this.#validations.get(id);
    if (found === undefined) throw new RangeError(`no validation ${id}`);
    return found;
  }

  #role(validation: number, name: string): Set<string> {
    const usual = lookUp(this.#validation(validation).roles, name);
    if (usual === undefined) throw new RangeError(`validation ${validation} has no role ${name}`);
    return this.#list(validation, 'roles', name, lookUp(this.#before[validation]?.roles, name) ?? usual);
  }

  #parameter(name: string): Set<string> {
    return this.#list(
      NATURE_ID,
      'parameters',
      name,
      (lookUp(this.#before[NATURE_ID]?.parameters, name) ?? []) as string[],
    );
  }

  #list(validation: number, kind: 'roles' | 'parameters', name: string, initial: readonly string[]): Set<string> {
    const key = `${validation} ${kind} ${name}`;
    const known = this.#lists.get(key);
    if (known) return known.list;
    const list = new Set(initial);
    this.#lists.set(key, { validation, kind, name, list });
    return list;
  }
}
