/** Monthly activities specific to each kind of company: sales, purchases, and their closing. */
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
  /** In order, after the payment of last month's debts and before bills and payroll. */
  month: readonly Activity[];
  /** Before taxes. */
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
