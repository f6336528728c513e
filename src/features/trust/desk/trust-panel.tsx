import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useGetTrust } from '../../../../generated/api/trust/trust'
import type { Trust } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { groupsOf } from '../groups'
import { CheckRow } from './check-row'
import { Pictures } from './pictures'
import './trust.css'

/** Where the panel stands on a home's record; news of copied photos lead here. */
const ANCHOR = 'trust'

function Answer({ trust }: { trust: Trust }) {
  const { t } = useTranslation(['trust', 'trust-public'])
  const { step, next, checks } = trust
  const open = checks.filter(({ group, state }) => group === next && state === 'unmet').length
  return (
    <div className="trust-answer">
      <div className="trust-strip" role="img" aria-label={t('strip', { step })}>
        {[1, 2, 3, 4].map((one) => (
          <i key={one} className={one <= step ? 'is-whole' : ''} />
        ))}
      </div>
      <h3>{t('step', { step })}</h3>
      <p>
        {next === null
          ? t('whole')
          : t('next', { group: t(`trust-public:group.${next}`), count: open })}
      </p>
      {trust.onSite ? null : <p>{t('notOnSite')}</p>}
    </div>
  )
}

/** What is checked of a home, what is missing, and how it reaches the next step. */
export function TrustPanel({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation(['trust', 'trust-public'])
  const { hash } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  const { data, isPending, error, refetch } = useGetTrust(propertyId, { request: { silent: true } })
  const asked = hash === `#${ANCHOR}`
  const ready = !isPending
  useEffect(() => {
    if (asked && ready) frame.current?.scrollIntoView({ block: 'start' })
  }, [asked, ready])
  return (
    <div id={ANCHOR} ref={frame} className="trust">
      <Panel title={t('title')} flush>
        {isPending && <SkeletonRows rows={4} label={t('loading')} />}
        {error && !data && (
          <ErrorState error={error} level={3} title={t('failed')} onRetry={() => void refetch()} />
        )}
        {data && (
          <>
            <Answer trust={data} />
            {groupsOf(data.checks).map(({ id, checks }) => (
              <section key={id} className="trust-group">
                <h3>{t(`trust-public:group.${id}`)}</h3>
                <ul>
                  {checks.map((check) => (
                    <CheckRow key={check.id} propertyId={propertyId} check={check} />
                  ))}
                </ul>
              </section>
            ))}
            <Pictures pictures={data.pictures} />
            <p className="trust-note">{t('note')}</p>
          </>
        )}
      </Panel>
    </div>
  )
}
