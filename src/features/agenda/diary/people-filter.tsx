import { initialsOf } from '../../../ui/person-mark'
import { Users } from 'lucide-react'
import type { AgendaPerson } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { placeOf } from '../parts/tone'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'

/** Whose diaries are looked at: one's own, those of colleagues, or all of the agency. */
export function PeopleFilter({
  people,
  agents,
  onChange,
}: {
  people: AgendaPerson[]
  agents: string[]
  onChange: (agents: string[]) => void
}) {
  const { t } = useTranslation('agenda')
  const all = agents[0] === 'all'
  const mine = people.find((one) => one.mine)?.id
  const on = all ? people.map(({ id }) => id) : agents.length > 0 ? agents : mine ? [mine] : []
  const toggle = (id: string) => {
    const next = all ? [id] : on.includes(id) ? on.filter((one) => one !== id) : [...on, id]
    onChange(next.length === 0 || (next.length === 1 && next[0] === mine) ? [] : next)
  }
  if (people.length < 2) return null
  return (
    <div className="agenda-people" role="group" aria-label={t('people')}>
      {people
        .filter(({ active, id }) => active || on.includes(id))
        .slice(0, 12)
        .map(({ id, name }) => (
          <ChipToggle key={id} on={on.includes(id) && !all} onClick={() => toggle(id)}>
            <span className={`agenda-avatar person-${placeOf(id, people)}`} aria-hidden>
              {initialsOf(name)}
            </span>
            {name}
          </ChipToggle>
        ))}
      <ChipToggle on={all} onClick={() => onChange(all ? [] : ['all'])}>
        <Users aria-hidden size={14} />
        {t('everybody')}
      </ChipToggle>
    </div>
  )
}
