/** What each kind of company does in a month besides what all of them do: its sales, its purchases, and what closes them. */
import type { Period } from '#core/calendar/period.ts';
import type { KindKey } from '#simulator/model.ts';
import type { World } from '#simulator/world.ts';
import { receiveDonations, runProgramme } from './foundation.ts';
import { importGoods, payAbroad, revalueForeignDebt } from './imports.ts';
import { paySuppliers, purchase } from './purchases.ts';
import { collect, sell } from './sales.ts';
import { hireConsultants, serve } from './services.ts';
import { payUnifiedTaxAdvance, sellOverTheCounter, settleUnifiedTax } from './shop.ts';
import { billWorks, buyMaterials, transferCosts } from './works.ts';

type Activity = (world: World, period: Period) => void;

interface Activities {
  /** In order, after last month's debts and before the month's bills and payroll. */
  month: readonly Activity[];
  /** Before the taxes on what happened. */
  end: readonly Activity[];
}

const ACTIVITIES: Readonly<Record<KindKey, Activities>> = {
  trade: { month: [sell, collect, purchase, paySuppliers], end: [] },
  services: { month: [serve, collect, hireConsultants], end: [] },
  construction: { month: [billWorks, collect, buyMaterials, paySuppliers], end: [transferCosts] },
  simple: {
    month: [payUnifiedTaxAdvance, sellOverTheCounter, sell, collect, purchase, paySuppliers],
    end: [settleUnifiedTax],
  },
  esal: { month: [receiveDonations, runProgramme, paySuppliers], end: [] },
  importer: { month: [sell, collect, importGoods, payAbroad, purchase, paySuppliers], end: [revalueForeignDebt] },
};

export function activitiesOf({ kind }: World): Activities {
  return ACTIVITIES[kind.key];
}
