import { useTranslation } from '../../../i18n'
import { TextField } from '../../../ui/workspace/kit/text-field'
import { CheckboxField } from '../../../ui/workspace/kit/checkbox-field'

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
  return (
    <div className="agenda-fields">
      <TextField
        label={t('when.startDay')}
        type="date"
        required
        min="2000-01-01"
        max="2099-12-31"
        value={value.day}
        error={errors['startsAt']}
        onChange={(event) =>
          set({
            day: event.target.value,
            ...(later && event.target.value < value.lastDay ? {} : { lastDay: event.target.value }),
          })
        }
      />
      {value.allDay ? null : (
        <TextField
          label={t('when.from')}
          type="time"
          required
          step={300}
          value={value.from}
          onChange={(event) => from(event.target.value)}
        />
      )}
      {value.allDay ? null : (
        <TextField
          label={t('when.to')}
          type="time"
          required
          step={300}
          value={value.to}
          error={errors['endsAt']}
          onChange={(event) => set({ to: event.target.value })}
        />
      )}
      {value.allDay || later ? (
        <TextField
          label={t('when.lastDay')}
          type="date"
          required
          min={value.day}
          max="2099-12-31"
          value={value.lastDay}
          onChange={(event) => set({ lastDay: event.target.value })}
        />
      ) : null}
      <CheckboxField
        label={t('when.allDay')}
        checked={value.allDay}
        onChange={(event) => set({ allDay: event.target.checked })}
      />
    </div>
  )
}
