/** Services paid at the counter, in cash or by card, with VAT, consumption tax or neither. */
import type { Period } from '#core/calendar/period.ts';
import { percentOf } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { received, settle } from '#simulator/business/bank.ts';
import { salesLevel } from '#simulator/business/sales.ts';
import { finalConsumer } from '#simulator/people/names.es.ts';
import { PERCENT } from '#simulator/rates.ts';
import { percentInPesos, toPesos } from '#simulator/rounding.ts';
import type { World } from '#simulator/world.ts';

const WEEKS = 4;
const BY_CARD = 60;
/** DUR 1.3.2.1.8: withheld by the acquirer. */
const CARD_WITHHOLDING = 1.5;
const CARD_FEE = 2.4;

export function serveAtCounter(world: World, period: Period): void {
  const random = world.random('counter service', period);
  const month = percentOf(world.size.monthlySales, salesLevel(period));
  const { dian, bank } = world.directory.institutions;
  const { cardAcquirer } = world.directory.others;
  const { own } = world.directory;
  const { vat: rate, isConsumptionTax, isWithheld, deductsVat } = world.kind;
  for (let week = 1; week <= WEEKS; week++) {
    const net = toPesos(random.around(month / BigInt(WEEKS), 9), 100);
    const tax = percentOf(net, rate);
    const byCard = percentInPesos(net + tax, BY_CARD);
    const withheld = isWithheld ? percentInPesos(percentOf(net, BY_CARD), CARD_WITHHOLDING) : 0n;
    const fee = percentInPesos(byCard, CARD_FEE);
    const feeVat = percentInPesos(fee, PERCENT.vat);
    const cash = net + tax - byCard;
    world.books.post(period, week * 7 - 1, [
      debit(ACCOUNT.shopCash, own, cash),
      debit(ACCOUNT.bank, bank, byCard - withheld - fee - feeVat),
      debit(ACCOUNT.cardWithholding, cardAcquirer, withheld),
      debit(ACCOUNT.cardFees, cardAcquirer, deductsVat ? fee : fee + feeVat),
      debit(ACCOUNT.vatDeductible, cardAcquirer, deductsVat ? feeVat : 0n),
      credit(world.kind.income, finalConsumer, net),
      isConsumptionTax ? credit(ACCOUNT.consumptionTax, dian, tax) : credit(ACCOUNT.vatGenerated, finalConsumer, tax),
    ]);
    world.books.post(period, week * 7, [received(world, cash), credit(ACCOUNT.shopCash, own, cash)]);
  }
}

/** ET 512-1: every second month. */
export function payConsumptionTax(world: World, period: Period): void {
  if (period.month % 2 === 1) settle(world, period, 16, ACCOUNT.consumptionTax);
}
