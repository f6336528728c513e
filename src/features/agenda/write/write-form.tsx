import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { useListAgenda } from '../../../../generated/api/agenda/agenda'
import type { AgendaClashInput, AgendaEventInput } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import type { ContactPickerProps } from '../../../slots/contact'
import { SkeletonRows } from '../../../ui/skeleton'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { Clashes } from './clashes'
import { outgoing, timesOf, type Draft } from './draft'
import { HomesField } from './homes-field'
import { PeopleField } from './people-field'
import { RepeatFields } from './repeat-fields'
import { WhenFields } from './when-fields'
import '../../../ui/workspace/styles/form.css'
import { SelectField } from '../../../ui/workspace/kit/select-field'

// Day, hours and people are written first: the generated fields below them come meanwhile.
const EventFields = lazy(() => import('./event-fields'))

const REMINDERS = [10, 30, 60, 120, 1440, 2880] as const
const ALONE = ['reminder', 'unavailability']

export type Sent = NonNullable<ReturnType<typeof outgoing>> & { fields: Record<string, unknown> }

interface WriteFormProps {
  start: { draft: Draft; fields: Partial<AgendaEventInput> }
  exceptId?: string
  /** A moved occurrence has no rule of its own. */
  canRepeat: boolean
  errors: Record<string, string>
  busy: boolean
  onSend: (sent: Sent) => void
  Contacts?: ComponentType<ContactPickerProps> | undefined
  children: ReactNode
}

/** The form of an event: when, with whom, where; the fields by kind come from the contract. */
export function WriteForm({
  start,
  exceptId,
  canRepeat,
  errors,
  busy,
  onSend,
  Contacts,
  children,
}: WriteFormProps) {
  const { t } = useTranslation('agenda')
  const { profile } = useSession()
  const [draft, setDraft] = useState(start.draft)
  const [kind, setKind] = useState<string>(start.fields.kind ?? 'visit')
  // Names of colleagues come with the diary: of today's, whichever day this is about.
  const { data: diary } = useListAgenda(
    {},
    { query: { staleTime: 300_000 }, request: { silent: true } },
  )
  const people = diary?.people ?? []
  const set = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  const planned = useMemo<AgendaClashInput | null>(() => {
    const times = timesOf(draft.when)
    if (!times || times.endsAt <= times.startsAt) return null
    return {
      ...times,
      kind: kind as AgendaEventInput['kind'],
      organiserId: draft.organiserId,
      propertyIds: draft.homes.map(({ id }) => id),
      attendees: draft.people.map(({ shown: _shown, ...one }) => one),
      ...(exceptId ? { exceptId } : {}),
    }
  }, [draft, kind, exceptId])
  const send = (fields: Record<string, unknown>) => {
    const sent = outgoing(draft)
    if (sent) onSend({ ...sent, fields })
  }
  return (
    <div className="agenda-write">
      <fieldset className="agenda-part">
        <legend>{t('parts.when')}</legend>
        <WhenFields value={draft.when} errors={errors} onChange={(when) => set({ when })} />
        {canRepeat ? (
          <RepeatFields
            value={draft.repeat}
            start={draft.when.day}
            onChange={(repeat) => set({ repeat })}
          />
        ) : null}
        {errors['rrule'] ? (
          <p className="agenda-error" role="alert">
            {errors['rrule']}
          </p>
        ) : null}
      </fieldset>
      {ALONE.includes(kind) ? null : (
        <fieldset className="agenda-part">
          <legend>{t('parts.who')}</legend>
          <HomesField
            value={draft.homes}
            error={Object.entries(errors).find(([path]) => path.startsWith('propertyIds'))?.[1]}
            onChange={(homes) => set({ homes })}
          />
          <PeopleField
            value={draft.people}
            people={people}
            organiserId={draft.organiserId}
            errors={errors}
            onChange={(list) => set({ people: list })}
            Contacts={Contacts}
          />
        </fieldset>
      )}
      {profile.role === 'ADMIN' && people.length > 1 ? (
        <SelectField
          label={t('organiser')}
          value={draft.organiserId}
          onChange={(event) => set({ organiserId: event.target.value })}
        >
          {people
            .filter(({ active, id }) => active || id === draft.organiserId)
            .map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
        </SelectField>
      ) : null}
      <Clashes input={planned} />
      <fieldset className="agenda-part">
        <legend>{t('parts.remind')}</legend>
        <div className="chip-row" role="group" aria-label={t('parts.remind')}>
          {REMINDERS.map((minutes) => {
            const on = draft.reminders.includes(minutes)
            return (
              <ChipToggle
                key={minutes}
                on={on}
                onClick={() =>
                  set({
                    reminders: on
                      ? draft.reminders.filter((one) => one !== minutes)
                      : [...draft.reminders, minutes].slice(-5),
                  })
                }
              >
                {t(`before.${minutes}`)}
              </ChipToggle>
            )
          })}
        </div>
      </fieldset>
      <Suspense fallback={<SkeletonRows rows={6} label={t('loading')} />}>
        <EventFields
          fields={start.fields}
          errors={errors}
          busy={busy}
          onKind={setKind}
          onSend={send}
        >
          {children}
        </EventFields>
      </Suspense>
    </div>
  )
}
