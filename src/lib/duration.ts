/** A time in minutes as people say it: `45 min`, `2 h`, `2 h 30 min`. */
export function duration(minutes: number, language: string): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const say = (value: number, unit: 'hour' | 'minute'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  return [
    ...(hours > 0 ? [say(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [say(rest, 'minute')] : []),
  ].join(' ')
}
