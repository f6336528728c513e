import { useTranslation } from '../../../i18n'
import { PartialBand } from '../../../ui/states'
import { fieldsOf, type KeptChange } from '../parts/changed'

/** Fields whose word is not the form's. */
const NAMES: Record<string, string> = {
  when: 'facts.when',
  attendees: 'who.label',
  propertyIds: 'homes.label',
  rrule: 'repeat.label',
  organiserId: 'organiser',
  reminders: 'facts.reminders',
  outcome: 'outcome.label',
}

/** Which parts of an event its person changed that the server does not have yet. */
export function WaitingBand({ changes }: { changes: readonly KeptChange[] }) {
  const { t } = useTranslation(['agenda', 'desk'])
  const say = (isRefused: boolean): string => {
    const own = changes.filter(({ refusal }) => Boolean(refusal) === isRefused)
    const names = new Set(own.flatMap(fieldsOf))
    const words = [...names].map((name) => t(NAMES[name] ?? `fields.agendaEventInput.${name}`))
    if (own.length === 0) return ''
    return [t(isRefused ? 'desk:later.toSettle' : 'desk:later.toSend'), words.join(', ')]
      .filter(Boolean)
      .join(': ')
  }
  const said = [say(false), say(true)].filter(Boolean)
  return said.length > 0 ? <PartialBand>{said.join('. ')}</PartialBand> : null
}
