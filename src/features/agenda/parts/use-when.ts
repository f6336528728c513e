import type { AgendaItem } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { addDays, dayAt, hourAt, sayDay, today } from './madrid'

/** `Hoy, 11:00 a 12:00`: when something is, in words. */
export function useWhen(): (event: Pick<AgendaItem, 'startsAt' | 'endsAt' | 'allDay'>) => string {
  const { t, i18n } = useTranslation('agenda')
  const say = (day: string): string =>
    day === today()
      ? t('today')
      : day === addDays(today(), 1)
        ? t('tomorrow')
        : sayDay(day, i18n.language, {
            weekday: 'short',
            day: 'numeric',
            month: 'short',
            ...(day.slice(0, 4) === today().slice(0, 4) ? {} : { year: 'numeric' }),
          })
  return ({ startsAt, endsAt, allDay }) => {
    const [from, to] = [dayAt(startsAt), dayAt(endsAt)]
    const last = allDay ? addDays(to, -1) : to
    if (allDay)
      return last > from
        ? t('when.days', { from: say(from), to: say(last) })
        : t('when.day', { day: say(from) })
    return last === from
      ? t('when.hours', { day: say(from), from: hourAt(startsAt), to: hourAt(endsAt) })
      : t('when.days', {
          from: `${say(from)}, ${hourAt(startsAt)}`,
          to: `${say(to)}, ${hourAt(endsAt)}`,
        })
  }
}
