import { Check, CircleAlert, CircleDashed, CircleHelp, Lightbulb } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import type { Property, PropertyQualityItem } from '../../../../generated/model'
import { byCode } from '../../../lib/by-code'
import { href } from '../../../lib/href'
import { Sk } from '../../../ui/skeleton'
import { fieldOf, ranked, stepAt } from './progress'
import './missing-panel.css'
import { Ring } from './ring'

const ICONS = { error: CircleAlert, missing: CircleDashed, advice: Lightbulb, done: Check }
const TONES = { error: 'tone-error', missing: '', advice: 'is-advice', done: 'ok' }

function Items({ items, id }: { items: PropertyQualityItem[]; id: string }) {
  const { t } = useTranslation('property')
  return (
    <ul className="missing-list">
      {items.map((item) => {
        const Icon = ICONS[item.state] ?? CircleHelp
        const step = stepAt(item.step)
        return (
          <li key={`${item.key} ${item.field}`} className={byCode(TONES, item.state, '')}>
            <Link to={`${href(step.route, { id })}#${step.key}.${fieldOf(item)}`}>
              <Icon size={18} className="icon" aria-hidden />
              <span>
                {t(`gate.${item.key}`)}
                <span className="spoken">, {t(`wizard.item.${item.state}`)}</span>
              </span>
              <small>{t('wizard.stepN', { n: item.step })}</small>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** What is missing to publish, each a link to its field: errors first, done last. */
export function MissingPanel({
  property,
  waiting = false,
}: {
  property: Property | null
  waiting?: boolean
}) {
  const { t } = useTranslation('property')
  const items = ranked(property?.quality.items ?? [])
  const missing = items.filter(({ state }) => state === 'missing' || state === 'error').length
  const done = items.filter(({ state }) => state === 'done').length
  const live = property?.publishedAt ? 'live' : 'missing'
  const percent = property?.quality.completenessPct ?? 0
  if (waiting)
    return (
      <aside aria-hidden>
        <div className="panel missing-panel missing-waiting">
          <Sk w="70%" h={18} />
          {[0, 1, 2, 3, 4].map((row) => (
            <Sk key={row} />
          ))}
        </div>
      </aside>
    )
  return (
    <aside aria-label={t(`wizard.${live}.label`)}>
      <div className="panel missing-panel">
        <div className="panel-head">
          <Ring percent={percent} label={t('wizard.missing.percent', { percent })} />
          <div>
            <h2>
              {property
                ? missing > 0
                  ? t(`wizard.${live}.title`, { count: missing })
                  : t(`wizard.${live}.${live === 'live' && done === items.length ? 'all' : 'none'}`)
                : t('wizard.missing.new')}
            </h2>
            <p className="muted num">
              {property
                ? t('wizard.missing.done', { done, all: items.length })
                : t('wizard.missing.newText')}
            </p>
          </div>
        </div>
        {property ? (
          <>
            <Items items={items.filter(({ state }) => state !== 'done')} id={property.id} />
            {done > 0 ? (
              <details className="missing-details">
                <summary className="num">
                  <Check size={18} aria-hidden />
                  {t('wizard.missing.doneList', { count: done })}
                </summary>
                <Items items={items.filter(({ state }) => state === 'done')} id={property.id} />
              </details>
            ) : null}
          </>
        ) : null}
      </div>
    </aside>
  )
}
