import { useId, useState } from 'react'
import type { VisitDay } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { BareRadio } from '../../../ui/kit/bare/bare-radio'
import { dayWords, hour } from './when'

/**
 * Days, and the free times of the chosen one. Both are radio buttons: arrows move, nothing else to
 * learn.
 */
export function SlotPicker({
  days,
  value,
  onPick,
}: {
  days: VisitDay[]
  value: string | null
  onPick: (startsAt: string) => void
}) {
  const { t, i18n } = useTranslation('visit')
  const id = useId()
  const [chosen, setChosen] = useState(
    days.find(({ slots }) => value !== null && slots.includes(value))?.date ?? days[0]?.date ?? '',
  )
  const day = days.find(({ date }) => date === chosen) ?? days[0]
  if (!day) return <p className="vis-none">{t('page.noTimes')}</p>
  return (
    <div className="vis-pick">
      <fieldset>
        <legend className="label-line">{t('page.day')}</legend>
        <div className="visiting-days">
          {days.map(({ date, slots }) => {
            const words = dayWords(slots[0] ?? `${date}T12:00:00Z`, i18n.language)
            return (
              <label key={date}>
                <BareRadio
                  name={`${id}day`}
                  checked={date === day.date}
                  onChange={() => setChosen(date)}
                />
                <span>
                  <b>{words.weekday}</b> {words.day}
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend className="label-line">{t('page.time')}</legend>
        <div className="visiting-times">
          {day.slots.map((slot) => (
            <label key={slot}>
              <BareRadio
                name={`${id}time`}
                checked={slot === value}
                onChange={() => onPick(slot)}
              />
              <span className="num">{hour(slot)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
