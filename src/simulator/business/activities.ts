/** Monthly activities specific to each kind of company: sales, purchases, and their closing. */
import type { Period } from '#core/calendar/period.ts';
import type { ActivitySet } from '#simulator/model.ts';
import type { World } from '#simulator/world.ts';
import { collectRents, payOwners } from './drawn/agency.ts';
import { payConsumptionTax, serveAtCounter } from './drawn/counter.ts';
import { buyRawMaterials, finishGoods } from './drawn/factory.ts';
import { enrol, teach } from './drawn/tuition.ts';
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

const ACTIVITIES: Readonly<Record<ActivitySet, Activities>> = {
  counter: { month: [payConsumptionTax, serveAtCounter, hireConsultants], end: [] },
  tuition: { month: [collect, enrol, teach], end: [] },
  factory: { month: [sell, collect, buyRawMaterials, paySuppliers], end: [finishGoods] },
  agency: { month: [payOwners, collectRents], end: [] },
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
  return ACTIVITIES[kind.activities ?? kind.key];
}
