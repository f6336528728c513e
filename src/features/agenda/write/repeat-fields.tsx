import { useTranslation } from '../../../i18n'
import { sayDay } from '../parts/madrid'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { TextField } from '../../../ui/workspace/kit/text-field'
import { WEEK, weekdayOf, type Repeat } from './repeat'

/** Whether and how it repeats. `null` is a rule that this form cannot show: it stays as it is. */
export function RepeatFields({
  value,
  start,
  onChange,
}: {
  value: Repeat | null
  start: string
  onChange: (value: Repeat) => void
}) {
  const { t, i18n } = useTranslation('agenda')
  if (value === null) return <p className="agenda-muted">{t('repeat.kept')}</p>
  const set = (part: Partial<Repeat>) => onChange({ ...value, ...part })
  const own = weekdayOf(start)
  return (
    <div className="agenda-fields">
      <SelectField
        label={t('repeat.label')}
        value={value.freq}
        onChange={(event) => set({ freq: event.target.value as Repeat['freq'] })}
      >
        {(['', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const).map((freq) => (
          <option key={freq} value={freq}>
            {t(`repeat.freq.${freq || 'never'}`)}
          </option>
        ))}
      </SelectField>
      {value.freq ? (
        <>
          <TextField
            label={t('repeat.interval')}
            type="number"
            min={1}
            max={99}
            value={value.interval}
            onChange={(event) =>
              set({ interval: Math.max(1, Math.min(99, Number(event.target.value) || 1)) })
            }
          />
          <SelectField
            label={t('repeat.end')}
            value={value.end}
            onChange={(event) => set({ end: event.target.value as Repeat['end'] })}
          >
            {(['never', 'until', 'count'] as const).map((end) => (
              <option key={end} value={end}>
                {t(`repeat.ends.${end}`)}
              </option>
            ))}
          </SelectField>
          {value.end === 'until' ? (
            <TextField
              label={t('repeat.until')}
              type="date"
              required
              min={start}
              value={value.until}
              onChange={(event) => set({ until: event.target.value })}
            />
          ) : null}
          {value.end === 'count' ? (
            <TextField
              label={t('repeat.count')}
              type="number"
              min={1}
              max={500}
              value={value.count}
              onChange={(event) =>
                set({ count: Math.max(1, Math.min(500, Number(event.target.value) || 1)) })
              }
            />
          ) : null}
          {value.freq === 'WEEKLY' ? (
            <fieldset className="agenda-field is-wide">
              <legend>{t('repeat.days')}</legend>
              <div className="chip-row">
                {WEEK.map((day, at) => {
                  const on = value.days.includes(day) || day === own
                  return (
                    <ChipToggle
                      key={day}
                      on={on}
                      disabled={day === own}
                      onClick={() =>
                        set({
                          days: on ? value.days.filter((one) => one !== day) : [...value.days, day],
                        })
                      }
                    >
                      {sayDay(`2026-11-${16 + at}`, i18n.language, { weekday: 'short' })}
                    </ChipToggle>
                  )
                })}
              </div>
            </fieldset>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
