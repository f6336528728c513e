import type { FieldProps } from '@rjsf/utils'
import { Plus, X } from 'lucide-react'
import { dotted, isRecord } from '../rules'
import { useProblem, useScope } from '../scope'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { IconButton } from '../../ui/workspace/kit/icon-button'

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const
const MORNING = { from: '10:00', to: '14:00' }
const AFTERNOON = { from: '16:00', to: '19:00' }

interface Hours {
  weekday: number
  from?: string | undefined
  to?: string | undefined
}
const isHours = (value: unknown): boolean => isRecord(value) && typeof value.weekday === 'number'

/** Name of a weekday, 1 Monday to 7 Sunday, as it begins a line. */
export function dayName(weekday: number, lang: string, length: 'long' | 'short' = 'long'): string {
  // The first of January 2024 was a Monday.
  const name = new Intl.DateTimeFormat(lang, { weekday: length, timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  )
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
}

/** Hours by weekday: none, one or several stretches of each day. */
export function WeekField({ fieldPathId, formData, onChange, disabled }: FieldProps) {
  const { formId, words } = useScope()
  const path = dotted(fieldPathId.path)
  const hours = (Array.isArray(formData) ? formData : []).filter(isHours) as Hours[]
  const set = (next: Hours[]) =>
    onChange(
      next.toSorted((a, b) => a.weekday - b.weekday),
      fieldPathId.path,
    )
  return (
    <div id={`${formId}.${path}`} role="group" aria-labelledby={`${formId}.${path}-label`}>
      {WEEK.map((weekday) => {
        const day = dayName(weekday, words.lang)
        const own = hours.filter((one) => one.weekday === weekday)
        return (
          <fieldset key={weekday} className="week-day">
            <legend>{day}</legend>
            <div>
              {hours.map((one, index) =>
                one.weekday === weekday ? (
                  <Stretch
                    key={index}
                    path={`${path}.${index}`}
                    day={day}
                    hours={one}
                    disabled={disabled}
                    onChange={(next) => set(hours.with(index, next))}
                    onRemove={() => set(hours.toSpliced(index, 1))}
                  />
                ) : null,
              )}
              {own.length === 0 ? (
                <span className="muted">{words.t('forms:week.none')}</span>
              ) : null}
            </div>
            <IconButton
              label={words.t('forms:week.add', { day })}
              disabled={disabled}
              onClick={() =>
                set([...hours, { weekday, ...(own.length > 0 ? AFTERNOON : MORNING) }])
              }
            >
              <Plus size={18} aria-hidden />
            </IconButton>
          </fieldset>
        )
      })}
    </div>
  )
}

interface StretchProps {
  path: string
  day: string
  hours: Hours
  disabled: boolean | undefined
  onChange: (hours: Hours) => void
  onRemove: () => void
}

/** From when to when; pressing the cross takes it away. */
function Stretch({ path, day, hours, disabled, onChange, onRemove }: StretchProps) {
  const { formId, words } = useScope()
  const problems = { from: useProblem(`${path}.from`), to: useProblem(`${path}.to`) }
  return (
    <span className="week-stretch">
      {(['from', 'to'] as const).map((end) => (
        <BareInput
          key={end}
          id={`${formId}.${path}.${end}`}
          type="time"
          aria-label={words.t(`forms:week.${end}`, { day })}
          aria-invalid={problems[end] !== null || undefined}
          value={hours[end] ?? ''}
          disabled={disabled}
          onChange={(event) => onChange({ ...hours, [end]: event.target.value || undefined })}
        />
      ))}
      <IconButton
        label={words.t('forms:week.remove', { day })}
        disabled={disabled}
        onClick={onRemove}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </span>
  )
}
