import { Dialog } from '../../../ui/workspace/kit/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import {
  getGetVisitHoursQueryKey,
  useGetVisitHours,
  useSaveVisitHours,
} from '../../../../generated/api/visit/visit'
import type { VisitHours, VisitWindow } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { TextField } from '../../../ui/workspace/kit/text-field'
import { BareInput } from '../../../ui/kit/bare/bare-input'
import { Checkbox } from '../../../ui/workspace/kit/checkbox'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { SaveFoot } from './saving'

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const
const NUMBERS = [
  ['lengthMinutes', 15, 180, 5],
  ['bufferMinutes', 0, 120, 5],
  ['noticeHours', 0, 336, 1],
  ['maxPerDay', 1, 20, 1],
  ['horizonDays', 1, 90, 1],
] as const

function Day({
  weekday,
  windows,
  onChange,
}: {
  weekday: number
  windows: VisitWindow[]
  onChange: (windows: VisitWindow[]) => void
}) {
  const { t } = useTranslation('visit')
  const name = t(`weekday.${weekday}`)
  const put = (at: number, part: Partial<VisitWindow>) =>
    onChange(windows.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <fieldset className="visit-day">
      <legend>{name}</legend>
      <div>
        {windows.map((window, at) => (
          <span key={at} className="visit-win">
            <BareInput
              type="time"
              required
              aria-label={t('hours.from', { day: name })}
              value={window.from}
              onChange={(event) => put(at, { from: event.target.value })}
            />
            <BareInput
              type="time"
              required
              aria-label={t('hours.to', { day: name })}
              value={window.to}
              onChange={(event) => put(at, { to: event.target.value })}
            />
            <IconButton
              label={t('hours.remove', { day: name })}
              onClick={() => onChange(windows.filter((_one, index) => index !== at))}
            >
              <X size={18} aria-hidden />
            </IconButton>
          </span>
        ))}
        {windows.length === 0 ? <span className="muted">{t('hours.none')}</span> : null}
      </div>
      <IconButton
        label={t('hours.add', { day: name })}
        onClick={() =>
          onChange([
            ...windows,
            {
              weekday,
              from: windows.length > 0 ? '16:00' : '10:00',
              to: windows.length > 0 ? '19:00' : '14:00',
            },
          ])
        }
      >
        <Plus size={18} aria-hidden />
      </IconButton>
    </fieldset>
  )
}

function HoursForm({ stored, onClose }: { stored: VisitHours; onClose: () => void }) {
  const { t } = useTranslation('visit')
  const id = useId()
  const client = useQueryClient()
  const [hours, setHours] = useState(stored)
  const { busy, failed, write } = useWrite(useSaveVisitHours, {
    done: t('hours.saved'),
    explain: firstSentenceOf,
    say: useErrorText(),
    onDone: (saved) => {
      client.setQueryData(getGetVisitHoursQueryKey(), saved)
      onClose()
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    void write({ data: hours })
  }
  return (
    <form onSubmit={save}>
      {WEEK.map((weekday) => (
        <Day
          key={weekday}
          weekday={weekday}
          windows={hours.windows.filter((one) => one.weekday === weekday)}
          onChange={(windows) =>
            setHours({
              ...hours,
              windows: [
                ...hours.windows.filter((one) => one.weekday !== weekday),
                ...windows,
              ].toSorted((a, b) => a.weekday - b.weekday),
            })
          }
        />
      ))}
      <div className="visit-3">
        {NUMBERS.map(([key, min, max, step]) => (
          <TextField
            key={key}
            id={id + key}
            label={t(`hours.${key}`)}
            type="number"
            required
            min={min}
            max={max}
            step={step}
            value={hours[key]}
            onChange={(event) => setHours({ ...hours, [key]: event.target.valueAsNumber || 0 })}
          />
        ))}
      </div>
      <label className="visit-tick">
        <Checkbox
          checked={hours.autoConfirm}
          onChange={(event) => setHours({ ...hours, autoConfirm: event.target.checked })}
        />
        {t('hours.autoConfirm')}
      </label>
      <p className="muted">{t('hours.autoConfirmHelp')}</p>
      <SaveFoot busy={busy} failed={failed} onClose={onClose} />
    </form>
  )
}

/** The agent's hours for booked visits. */
export default function HoursDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('visit')
  const { data, isError, error, refetch } = useGetVisitHours({ request: { silent: true } })
  return (
    <Dialog title={t('hours.title')} onClose={onClose} className="vs-dlg">
      <p className="muted">{t('hours.help')}</p>
      {isError ? (
        <ErrorState error={error} level={3} onRetry={() => void refetch()} />
      ) : data ? (
        <HoursForm stored={data} onClose={onClose} />
      ) : (
        <SkeletonRows rows={6} label={t('loading')} />
      )}
    </Dialog>
  )
}
