/**
 * The title of a finding for a list that shows its account and its amount beside it: without both. Titles stand alone in
 * drawers, mails and files, and keep them.
 */
import { inWholePesos, writePesos } from '#core/money/money.es.ts';
import { writeAccount } from '../fact-words.es.ts';
import type { FactView } from '../validation-text.ts';

/** What a list shows beside the line. `account`: empty if none; `amount`: never negative. */
type Beside = Pick<FactView, 'account' | 'accountName' | 'amount'>;

/** `Caja general quedó con saldo crédito de $ 3.200.000` → `Quedó con saldo crédito`. */
export function listLine(title: string, { account, accountName, amount }: Beside): string {
  // Marks for what stands beside, so that each expression is compiled once: € amount, ₐ code and name, ₙ name.
  const said = amount === 0n ? '' : inWholePesos(writePesos(amount));
  const whole = account === '' ? '' : writeAccount({ account, accountName });
  const marked = mark(mark(mark(title, said, '€'), whole, 'ₐ'), whole === '' ? '' : accountName, 'ₙ');
  const line = withoutAccount(withoutAmount(marked.replace(/€(?=[\d.,]*\d)/g, said)))
    .replaceAll('€', said)
    .replaceAll('ₐ', whole)
    .replaceAll('ₙ', accountName);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function mark(text: string, what: string, by: string): string {
  return what === '' ? text : text.replaceAll(what, by);
}

/** The amount with what joins it to the sentence; what only explains it goes with it. */
function withoutAmount(marked: string): string {
  return marked
    .replace(/ \((?:unos )?€\)/, '')
    .replace(/[:,;] (?:en promedio |faltan |sobran )?(?:(?:por|de|en|con|unos|cerca de) )*€(?: de [^:]*)?$/, '')
    .replace(/^€ /, '')
    .replace(/: € /, ': ')
    .replace(/ (?:(?:por|de|en|con|unos|cerca de) )*€(?=[ ,;:]|$)/, '');
}

/** The account as subject, with its article, or at the end; a sentence without its subject still stands. */
function withoutAccount(marked: string): string {
  return marked
    .replace(/^(?:La cuenta |En |El total de |El saldo final de )?ₐ /, '')
    .replace(/^El saldo de [ₐₙ] /, 'el saldo ')
    .replace(/^[ₐₙ]: /, '')
    .replace(/^En [ₐₙ] (?=se )/, '')
    .replace(SUBJECT, '')
    .replace(/ en la cuenta ₐ$/, '')
    .replace(/(?::| en| de) [ₐₙ]$/, '');
}

const SUBJECT =
  /^[ₐₙ] (?=(?:abre|bajó|cambió|conserva|es|está|incluye|lleva|no|quedó|repite|se|subió|supera|tiene|volvió) |sin (?:movimiento|saldo)\b)/;
