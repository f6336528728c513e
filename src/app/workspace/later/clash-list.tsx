import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import type { Clash } from './merge'

/** Where an event's own words name a field that its form does not. */
const NAMES: Record<string, string> = {
  startsAt: 'agenda:when.from',
  endsAt: 'agenda:when.to',
  allDay: 'agenda:when.allDay',
  propertyIds: 'agenda:homes.label',
  attendees: 'agenda:who.label',
  rrule: 'agenda:repeat.label',
  organiserId: 'agenda:organiser',
  reminders: 'agenda:facts.reminders',
  outcome: 'agenda:outcome.label',
}

/** What both changed, side by side. */
export default function ClashList({ clashes }: { clashes: readonly Clash[] }) {
  const { t } = useTranslation(['desk', 'agenda'])
  const say = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('desk:later.unset')
    if (field === 'startsAt' || field === 'endsAt') return date(String(value), 'DD/MM/YYYY HH:mm')
    if (typeof value === 'boolean') return t(value ? 'desk:later.yes' : 'desk:later.no')
    if (Array.isArray(value)) return String(value.length)
    const own = `agenda:enums.${field}.${String(value)}`
    return t(own, { defaultValue: String(value) })
  }
  return (
    <dl className="later-clash">
      {clashes.map(({ field, mine, theirs }) => (
        <div key={field}>
          <dt>{t(NAMES[field] ?? `agenda:fields.agendaEventInput.${field}`)}</dt>
          <dd>
            {t('desk:later.mine')}: <b>{say(field, mine)}</b>
          </dd>
          <dd>
            {t('desk:later.theirs')}: <b>{say(field, theirs)}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}
