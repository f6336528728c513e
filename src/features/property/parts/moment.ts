import type { TFunction } from '../../../i18n'
import { date } from '../../../lib/format'

const day = (moment: Date): string => date(moment, 'YYYY-MM-DD')

/**
 * A moment as a colleague says it: `hoy, 09:58`, `ayer`, `18 nov`, or the whole date when it is of
 * another year.
 */
export function sayMoment(t: TFunction, iso: string, lang: string, now = new Date()): string {
  const that = new Date(iso)
  const [its, today] = [day(that), day(now)]
  if (its === today) return t('property:list.today', { time: date(that, 'HH:mm') })
  if (its === day(new Date(now.getTime() - 86_400_000))) return t('property:list.yesterday')
  const [dayMonth = ''] = date(that, 'DD MMM, YYYY', lang).split(',')
  return its.slice(0, 4) === today.slice(0, 4) ? dayMonth.replace(/^0/, '') : date(that)
}
