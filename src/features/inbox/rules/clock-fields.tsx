import { useId } from 'react'
import type { InboxClock } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { currentLang } from '../../../lib/href'
import { BareInput } from '../../../ui/kit/bare/bare-input'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'

/** A Monday, to name the days of a week. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAYS = [1, 2, 3, 4, 5, 6, 7]

/** The reply time aimed at, and when the agency is open. */
export function ClockFields({
  clock,
  error,
  onChange,
}: {
  clock: InboxClock
  error: string | null
  onChange: (clock: InboxClock) => void
}) {
  const { t } = useTranslation('inbox')
  const id = useId()
  const dayName = (day: number): string =>
    new Intl.DateTimeFormat(currentLang(), { weekday: 'short', timeZone: 'UTC' }).format(
      MONDAY + (day - 1) * 86_400_000,
    )
  const toggle = (day: number) => {
    const days = clock.days.includes(day)
      ? clock.days.filter((one) => one !== day)
      : [...clock.days, day].toSorted((a, b) => a - b)
    if (days.length > 0) onChange({ ...clock, days })
  }
  return (
    <fieldset className="inbox-clockset">
      <legend>{t('rules.clock')}</legend>
      <div className="inbox-field">
        <label htmlFor={`${id}-goal`}>{t('rules.goal')}</label>
        <BareInput
          id={`${id}-goal`}
          type="number"
          inputMode="numeric"
          min={5}
          max={10_080}
          value={clock.goalMinutes}
          onChange={(event) => onChange({ ...clock, goalMinutes: Number(event.target.value) })}
        />
      </div>
      <div className="inbox-field">
        <label htmlFor={`${id}-from`}>{t('rules.from')}</label>
        <BareInput
          id={`${id}-from`}
          type="time"
          required
          value={clock.from}
          onChange={(event) =>
            event.target.value && onChange({ ...clock, from: event.target.value })
          }
        />
      </div>
      <div className="inbox-field">
        <label htmlFor={`${id}-to`}>{t('rules.to')}</label>
        <BareInput
          id={`${id}-to`}
          type="time"
          required
          value={clock.to}
          onChange={(event) => event.target.value && onChange({ ...clock, to: event.target.value })}
        />
      </div>
      <div className="inbox-chips" role="group" aria-label={t('rules.days')}>
        <span>{t('rules.days')}</span>
        <div>
          {DAYS.map((day) => (
            <ChipToggle key={day} on={clock.days.includes(day)} onClick={() => toggle(day)}>
              {dayName(day)}
            </ChipToggle>
          ))}
        </div>
      </div>
      {error && (
        <p className="error-message" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
