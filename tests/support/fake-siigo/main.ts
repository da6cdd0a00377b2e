/** `npm run fake-siigo [-- port]`: runs the fake Siigo Nube with the books of the sample company. */
import { sampleBooks } from '#app/sample-company.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { formatNit } from '#core/identity/nit.ts';
import { fakeAccessKey, startFakeSiigo } from './fake-siigo.ts';
import { text } from './instructions.es.ts';

const usualPort = 3999;
/** Typical duration for a small company. */
const reportMs = 900;

const port = Number(process.argv[2] ?? usualPort);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(text.badPort);
  process.exit(1);
}
const books = sampleBooks();
const { nit, dv, name } = books.company;
const fake = await startFakeSiigo({
  books,
  port,
  delay: reportMs,
  onRequest: ({ call, status, userName, month }) => console.log(text.request(call, status, userName, month)),
});
const [first, last] = [books.months[0]!, books.months.at(-1)!].map(({ period }) => formatPeriod(period));
console.log(text.ready(fake.url.origin, name, formatNit(nit, dv), first!, last!, fakeAccessKey));
process.on('SIGINT', () => void fake.close().then(() => process.exit(0)));
