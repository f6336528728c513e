import { useTranslation } from '../../../i18n'
import { BareCheckbox } from '../../../ui/kit/bare/bare-checkbox'
import { BareInput } from '../../../ui/kit/bare/bare-input'

/** When it is, as typed: days and hours of the islands. */
export interface When {
  day: string
  from: string
  lastDay: string
  to: string
  allDay: boolean
}

/** Day and hours; the end follows the start, so that moving one keeps the length. */
export function WhenFields({
  value,
  errors,
  onChange,
}: {
  value: When
  errors: Record<string, string>
  onChange: (value: When) => void
}) {
  const { t } = useTranslation('agenda')
  const set = (part: Partial<When>) => onChange({ ...value, ...part })
  const later = value.lastDay !== value.day
  const minutes = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3))
  const from = (hour: string) => {
    const length = minutes(value.to) - minutes(value.from)
    const end = Math.min(1439, minutes(hour) + (length > 0 ? length : 60))
    set({
      from: hour,
      ...(hour && !later
        ? {
            to: `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`,
          }
        : {}),
    })
  }
  const bad = (name: string) =>
    errors[name] ? { 'aria-invalid': true, 'aria-describedby': `when-${name}` } : {}
  return (
    <div className="agenda-fields">
      <label className="agenda-field">
        <span>{t('when.startDay')}</span>
        <BareInput
          type="date"
          required
          min="2000-01-01"
          max="2099-12-31"
          value={value.day}
          {...bad('startsAt')}
          onChange={(event) =>
            set({
              day: event.target.value,
              ...(later && event.target.value < value.lastDay
                ? {}
                : { lastDay: event.target.value }),
            })
          }
        />
      </label>
      {value.allDay ? null : (
        <label className="agenda-field">
          <span>{t('when.from')}</span>
          <BareInput
            type="time"
            required
            step={300}
            value={value.from}
            onChange={(event) => from(event.target.value)}
          />
        </label>
      )}
      {value.allDay ? null : (
        <label className="agenda-field">
          <span>{t('when.to')}</span>
          <BareInput
            type="time"
            required
            step={300}
            value={value.to}
            {...bad('endsAt')}
            onChange={(event) => set({ to: event.target.value })}
          />
        </label>
      )}
      {value.allDay || later ? (
        <label className="agenda-field">
          <span>{t('when.lastDay')}</span>
          <BareInput
            type="date"
            required
            min={value.day}
            max="2099-12-31"
            value={value.lastDay}
            onChange={(event) => set({ lastDay: event.target.value })}
          />
        </label>
      ) : null}
      <label className="agenda-choice">
        <BareCheckbox
          checked={value.allDay}
          onChange={(event) => set({ allDay: event.target.checked })}
        />
        {t('when.allDay')}
      </label>
      {['startsAt', 'endsAt'].map((name) =>
        errors[name] ? (
          <p key={name} id={`when-${name}`} className="agenda-error" role="alert">
            {errors[name]}
          </p>
        ) : null,
      )}
    </div>
  )
}
