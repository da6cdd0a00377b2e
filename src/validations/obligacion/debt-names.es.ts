/** Account names about financial debt: credit cards, which bear no interest when paid in time. */
import { plainName } from '#core/identity/plain-name.ts';

export function isCreditCardName(name: string): boolean {
  return /\bTARJETAS?\b|\bTDC\b|^T ?C\b/.test(plainName(name));
}

/** A loan in the account of overdrafts, which many charts do not have apart. */
export function isLoanName(name: string): boolean {
  return (
    /\bPAGARES?\b|\bCREDITOS?\b|\bPRESTAMOS?\b|\bHIPOTEC/.test(plainName(name)) &&
    !/ROTATIV|TARJETA/.test(plainName(name))
  );
}

const LENDER =
  /BANC|FINANC|FIDU|LEASING|CREDI|COOP|FONDO|AHORRO|CORPORACION|FACTOR|CAPITAL|LEND|VALORES|BOLSA|INVERSION|SEGUROS|ICETEX|FINAGRO|BANCOLDEX|FINDETER/;

/** Whether a third party's name suggests a professional lender. */
export function soundsLikeLender(name: string): boolean {
  return LENDER.test(plainName(name));
}
