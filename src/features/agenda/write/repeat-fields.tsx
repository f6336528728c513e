import { useTranslation } from '../../../i18n'
import { sayDay } from '../parts/madrid'
import { BareInput } from '../../../ui/kit/bare/bare-input'
import { BareSelect } from '../../../ui/kit/bare/bare-select'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
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
      <label className="agenda-field">
        <span>{t('repeat.label')}</span>
        <BareSelect
          value={value.freq}
          onChange={(event) => set({ freq: event.target.value as Repeat['freq'] })}
        >
          {(['', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const).map((freq) => (
            <option key={freq} value={freq}>
              {t(`repeat.freq.${freq || 'never'}`)}
            </option>
          ))}
        </BareSelect>
      </label>
      {value.freq ? (
        <>
          <label className="agenda-field">
            <span>{t('repeat.interval')}</span>
            <BareInput
              type="number"
              min={1}
              max={99}
              value={value.interval}
              onChange={(event) =>
                set({ interval: Math.max(1, Math.min(99, Number(event.target.value) || 1)) })
              }
            />
          </label>
          <label className="agenda-field">
            <span>{t('repeat.end')}</span>
            <BareSelect
              value={value.end}
              onChange={(event) => set({ end: event.target.value as Repeat['end'] })}
            >
              {(['never', 'until', 'count'] as const).map((end) => (
                <option key={end} value={end}>
                  {t(`repeat.ends.${end}`)}
                </option>
              ))}
            </BareSelect>
          </label>
          {value.end === 'until' ? (
            <label className="agenda-field">
              <span>{t('repeat.until')}</span>
              <BareInput
                type="date"
                required
                min={start}
                value={value.until}
                onChange={(event) => set({ until: event.target.value })}
              />
            </label>
          ) : null}
          {value.end === 'count' ? (
            <label className="agenda-field">
              <span>{t('repeat.count')}</span>
              <BareInput
                type="number"
                min={1}
                max={500}
                value={value.count}
                onChange={(event) =>
                  set({ count: Math.max(1, Math.min(500, Number(event.target.value) || 1)) })
                }
              />
            </label>
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
