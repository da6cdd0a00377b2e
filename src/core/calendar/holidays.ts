/**
 * Public holidays of Colombia. Ley 51 de 1983, arts. 1 and 2: six keep their date, the others are moved to the Monday
 * after it unless they fall on one; those of Easter are counted from it.
 */

/** Month and day. */
const kept = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'];
const moved = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'];
/** Days from Easter Sunday: Thursday and Friday before it; Ascension, Corpus Christi and Sacred Heart on their Mondays. */
const fromEaster = [-3, -2, 43, 64, 71];

/** ISO days of a year, ascending. */
export function holidaysOf(year: number): string[] {
  const easter = easterOf(year);
  const days = [
    ...kept.map((day) => `${year}-${day}`),
    ...moved.map((day) => mondayFrom(`${year}-${day}`)),
    ...fromEaster.map((days) => addDays(easter, days)),
  ];
  return [...new Set(days)].sort();
}

/** The business days of a month in order: Monday to Friday without holidays. */
export function businessDaysOf(year: number, month: number): string[] {
  const holidays = new Set(holidaysOf(year));
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1, index + 1)).toISOString().slice(0, 10),
  );
  return days.filter((day) => ![0, 6].includes(weekday(day)) && !holidays.has(day));
}

/** The business day of the same month and place a year later. `day` is a business day. */
export function businessDayAYearLater(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const place = businessDaysOf(year, month).indexOf(day);
  // A day that is none takes the place of the first.
  return businessDaysOf(year + 1, month)[Math.max(place, 0)]!;
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leaps = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leaps - correction + 15) % 30;
  const weekdays = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekdays) / 451);
  const days = epact + weekdays - 7 * late + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)).toISOString().slice(0, 10);
}

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

function mondayFrom(day: string): string {
  return addDays(day, (8 - weekday(day)) % 7);
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
