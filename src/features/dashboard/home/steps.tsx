import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { PipelineItem, PipelineStep, PipelineStepKind } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { byCode } from '../../../lib/by-code'
import { count, date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { First } from './first'
import type { DashboardSlots } from './slots'

const ROUTE = {
  property: 'auth-cartera-inmueble-id',
  demand: 'auth-cartera-demanda-id',
  event: 'auth-agenda-details',
} as const

function Row({ item, canOpen }: { item: PipelineItem; canOpen: DashboardSlots['canOpen'] }) {
  const route = byCode(ROUTE, item.record, null)
  const to =
    route === null
      ? ''
      : item.record === 'event'
        ? href(route, {}, { id: item.id })
        : href(route, { id: item.id })
  return (
    <li>
      <time className="num" dateTime={item.at}>
        {date(item.at, 'DD/MM')}
      </time>
      {route && canOpen(route) ? <Link to={to}>{item.title}</Link> : <span>{item.title}</span>}
      {item.note && <small>{item.note}</small>}
    </li>
  )
}

interface StepsProps extends Pick<DashboardSlots, 'canOpen'> {
  steps: PipelineStep[]
  open: PipelineStepKind | null
  onChoose: (step: PipelineStepKind) => void
}

/** The month's numbers as buttons; a chosen one shows the records it counts. */
export function Steps({ steps, open, onChoose, canOpen }: StepsProps) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  const shown = steps.find(({ step }) => step === open)
  return (
    <>
      <ul className="dashboard-steps num" aria-label={t('month.behind')}>
        {steps.map(({ step, count: n, target }) => (
          <li key={step}>
            <Pressable
              aria-expanded={step === open}
              aria-controls={step === open ? id : undefined}
              onClick={() => onChoose(step)}
            >
              <span>{t(`step.${step}`)}</span>
              <b>{count(n)}</b>
              {target !== null && <small>{t('month.of', { target: count(target) })}</small>}
            </Pressable>
          </li>
        ))}
      </ul>
      {shown && (
        <section id={id} className="dashboard-behind" aria-label={t(`step.${shown.step}`)}>
          {shown.items.length === 0 ? (
            <p className="ui-muted">{t(`none.${shown.step}`)}</p>
          ) : (
            <First
              key={shown.step}
              rows={shown.items.map((item, index) => (
                <Row key={item.id + index} item={item} canOpen={canOpen} />
              ))}
            />
          )}
          {shown.count > shown.items.length && shown.items.length > 0 && (
            <p className="ui-muted">{t('month.newest', { count: shown.items.length })}</p>
          )}
        </section>
      )}
    </>
  )
}
