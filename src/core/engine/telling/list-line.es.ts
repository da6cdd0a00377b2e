/**
 * The title of a finding for a list that shows its account, its third party and its amount beside it: without them. Titles
 * stand alone in drawers, mails and files, and keep them.
 */
import { inWholePesos, writePesos } from '#core/money/money.es.ts';
import { writeAccount } from '../fact-words.es.ts';
import type { FactView } from '../validation-text.ts';

/** What a list shows beside the line. `account`: empty if none; `amount`: never negative. */
type Beside = Pick<FactView, 'account' | 'accountName' | 'amount' | 'thirdParties'>;

/** `Caja general quedó con saldo crédito de $ 3.200.000` → `Quedó con saldo crédito`. */
export function listLine(title: string, { account, accountName, amount, thirdParties }: Beside): string {
  // Marks for what stands beside, so that each expression is compiled once: € amount, ₐ code and name, ₙ name, ₜ third party.
  const said = amount === 0n ? '' : inWholePesos(writePesos(amount));
  const whole = account === '' ? '' : writeAccount({ account, accountName });
  const [only, second] = thirdParties;
  const who = second === undefined ? (only?.name ?? '') : '';
  const name = whole === '' ? '' : accountName;
  const stated = mark(title, said, '€').replace(/€(?=[\d.,]*\d)/g, said);
  // A name may be part of the other.
  const marked = name.includes(who)
    ? mark(mark(mark(stated, whole, 'ₐ'), name, 'ₙ'), who, 'ₜ')
    : mark(mark(mark(stated, whole, 'ₐ'), who, 'ₜ'), name, 'ₙ');
  const line = withoutAccount(withoutThirdParty(withoutAmount(marked)))
    .replaceAll('€', said)
    .replaceAll('ₐ', whole)
    .replaceAll('ₙ', accountName)
    .replaceAll('ₜ', who);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function mark(text: string, what: string, by: string): string {
  return what === '' ? text : text.replaceAll(what, by);
}

/** The amount with what joins it to the sentence; what only explains it goes with it. */
function withoutAmount(marked: string): string {
  return marked
    .replace(/ \((?:unos )?€\)/, '')
    .replace(
      /[:,;] (?:quedó |en promedio |faltan |sobran )?(?:(?:por|de|en|con|unos|cerca de) )*€(?: de [^:]*| en el mes)?$/,
      '',
    )
    .replace(/^€ /, '')
    .replace(/: € /, ': ')
    .replace(/ (?:(?:por|de|en|con|unos|cerca de) )*€(?=[ ,;:]|$)/, '');
}

/** An only third party as subject, or as whose something is; with its number it stays. */
function withoutThirdParty(marked: string): string {
  return marked
    .replace(/^ₜ: /, '')
    .replace(/^ₜ(?= en [ₐₙ]$)/, '')
    .replace(/^A ₜ (?=se )/, '')
    .replace(/^ₜ (?=(?:debe|es|está|no|quedó|recibió|tiene|vale) )/, '')
    .replace(/ (?:a|de|en) ₜ(?! \()(?=[ ,;:]|$)/, '');
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
