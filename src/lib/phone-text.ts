/** A number as it is read: Spanish ones in threes without the country, others with it. */
export function phoneText(e164: string): string {
  const spanish = /^\+34(\d{3})(\d{3})(\d{3})$/.exec(e164)
  return spanish ? spanish.slice(1).join(' ') : e164
}
