import { MapPin, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { EventStatus } from '../parts/status'
import { routeTo } from '../parts/route-link'
import { useWhen } from '../parts/use-when'
import type { DiaryItem } from '../parts/waiting'
import { Waits } from '../../../ui/workspace/waits'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'

/** The event that was chosen, beside the calendar. */
export function EventCard({
  item,
  onClose,
  children,
}: {
  item: DiaryItem
  onClose: () => void
  children?: ReactNode
}) {
  const { t } = useTranslation('agenda')
  const when = useWhen()
  const [home] = item.homes
  const route = routeTo(home)
  return (
    <section className="panel agenda-card" aria-labelledby="ag-card-title">
      <div className="panel-head">
        <h2 id="ag-card-title">{item.title}</h2>
        {item.busy ? null : <EventStatus status={item.status} />}
        <IconButton onClick={onClose} label={t('close')}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <div className="agenda-card-body">
        {home?.thumb ? (
          <img src={home.thumb} alt="" width={288} height={162} loading="lazy" />
        ) : null}
        {item.waits ? (
          <p>
            <Waits isRefused={item.waits === 'settled'} />
          </p>
        ) : null}
        <dl className="agenda-pairs num">
          <div>
            <dt>{t('facts.when')}</dt>
            <dd>{when(item)}</dd>
          </div>
          {item.people.length > 0 ? (
            <div>
              <dt>{t('facts.with')}</dt>
              <dd>{item.people.join(', ')}</dd>
            </div>
          ) : null}
          {item.homes.map(({ id, ref, title, town }) => (
            <div key={id}>
              <dt>{t('facts.home')}</dt>
              <dd>
                <Link className={inlineClass()} to={href('auth-cartera-inmueble-id', { id })}>
                  {[title ?? ref, town].filter(Boolean).join(', ')}
                </Link>
              </dd>
            </div>
          ))}
          {home?.keysPlace ? (
            <div>
              <dt>{t('facts.keys')}</dt>
              <dd>
                {[
                  t(`keys.${home.keysPlace}`),
                  home.keysNumber ? t('facts.keysNumber', { number: home.keysNumber }) : null,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </dd>
            </div>
          ) : null}
          {item.location ? (
            <div>
              <dt>{t('facts.place')}</dt>
              <dd>{item.location}</dd>
            </div>
          ) : null}
        </dl>
        {children}
        {item.busy || item.isNew ? null : (
          <div className="chip-row agenda-acts">
            <Link
              className={buttonClass({ variant: 'main' })}
              to={href(
                'auth-agenda-details',
                {},
                { id: item.id, ...(item.occurrence ? { occurrence: item.occurrence } : {}) },
              )}
            >
              {t('open')}
            </Link>
            {route ? (
              <a className={buttonClass()} href={route} target="_blank" rel="noreferrer">
                <MapPin size={18} aria-hidden />
                {t('route')}
              </a>
            ) : null}
          </div>
        )}
      </div>
    </section>
  )
}
