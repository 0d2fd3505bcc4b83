// XML Schema 1.1 Part 2 §3.4.28, years 0001 to 9999: zone required, 24:00:00 is the end of a day.
const DATE_TIME_STAMP =
  /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?|24:00:00(?:\.0+)?)(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))$/;

/** True for an XSD dateTimeStamp that names a day of the calendar; the text itself is what is signed. */
export function isDateTimeStamp(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > 64) return false;
  const [, year, month, day] = DATE_TIME_STAMP.exec(text) ?? [];
  if (year === undefined || year === '0000') return false;
  return Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
