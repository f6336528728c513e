import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { useListLeads } from '../../../../generated/api/lead/lead'
import { useListProperties } from '../../../../generated/api/property/property'
import { count } from '../../../lib/format'
import { Sk } from '../../../ui/skeleton'
import { answerMinutes, byWeek, median } from './metrics'
import { RECENT } from './recent'
import { Sparkline } from './sparkline'
import { durationWords } from '../../../lib/reply-clock'

function Figure({
  label,
  value,
  note,
  late = false,
  children,
}: {
  label: string
  value: ReactNode
  note?: ReactNode
  late?: boolean
  children?: ReactNode
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>
          <b>{value ?? <Sk w={64} h="1lh" />}</b>
          {value === null ? (
            // As high as it will be: what stands below stays where it is.
            <small className="quiet">
              <Sk w={96} h="1lh" />
            </small>
          ) : null}
          {note && <small className={late ? 'is-late' : 'quiet'}>{note}</small>}
        </span>
        {children}
      </dd>
    </div>
  )
}

/** Four figures of the agency as they are now; an unknown one is a dash, never a zero. */
export function Figures({ now }: { now: number }) {
  const { t } = useTranslation('lead')
  const quiet = { request: { silent: true } }
  const active = useListProperties({ status: ['active'], limit: 1 }, quiet)
  const drafts = useListProperties(
    { status: ['draft', 'prospect'], incomplete: true, limit: 5 },
    quiet,
  )
  const recent = useListLeads(RECENT, quiet)
  const of = (query: { isError: boolean; data?: unknown }, value: () => ReactNode): ReactNode =>
    query.isError ? '–' : query.data ? value() : null
  const minutes = recent.data && median(answerMinutes(recent.data.items))
  const waiting = recent.data?.counts.new ?? 0
  const weeks = recent.data ? byWeek(recent.data.items, now).map(({ count: n }) => n) : []
  const trend = weeks.filter((n) => n > 0).length > 1
  return (
    <dl className="ui-panel figure-row num" aria-label={t('figures.label')}>
      <Figure
        label={t('figures.active')}
        value={of(active, () => count(active.data?.total))}
        note={active.data && t('figures.activeNote', { count: active.data.total })}
      />
      <Figure
        label={t('figures.drafts')}
        value={of(drafts, () => count(drafts.data?.total))}
        note={drafts.data && t('figures.draftsNote', { count: drafts.data.total })}
      />
      <Figure
        label={t('figures.waiting')}
        value={of(recent, () => count(waiting))}
        late={waiting > 0}
        note={
          recent.data &&
          (waiting > 0 ? t('figures.waitingSome', { count: waiting }) : t('figures.waitingNone'))
        }
      >
        {trend && <Sparkline values={weeks} label={t('figures.trend', { count: weeks.at(-1) })} />}
      </Figure>
      <Figure
        label={t('figures.answer')}
        value={of(recent, () =>
          minutes === null || minutes === undefined ? '–' : durationWords(Math.round(minutes), t),
        )}
        note={
          recent.data &&
          (minutes === null
            ? t('figures.answerNone')
            : t('figures.answerNote', { count: answerMinutes(recent.data.items).length }))
        }
      />
    </dl>
  )
}
