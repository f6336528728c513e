import { keepPreviousData } from '@tanstack/react-query'
import { FileCheck2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useListPassports } from '../../../../generated/api/passport/passport'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { PASSPORT_ANCHOR } from '../../../slots/passport'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { LightSign } from '../light-sign'
import { STATES, usePlace } from './use-place'
import '../passport.css'

/** Homes by what their passports say, what blocks first; each leads to its passport. */
export default function PassportsPage() {
  const { t } = useTranslation('passport')
  const { state, places, choose, turnTo } = usePlace()
  const cursor = places.at(-1)
  const { data, isPending, error, refetch } = useListPassports(
    { state, ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const next = data?.next
  return (
    <>
      <DocumentHead title={t('list.title')} />
      <PageHead title={t('list.title')} sub={t('list.sub')} />
      <Panel flush>
        <div className="passport-filter" role="group" aria-label={t('list.filter')}>
          {STATES.map((one) => (
            <ChipToggle key={one} on={state === one} onClick={() => choose(one)}>
              {t(`list.${one}`)}
            </ChipToggle>
          ))}
        </div>
        {isPending && <SkeletonRows rows={6} label={t('loading')} />}
        {error && !data && (
          <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
        )}
        {data?.items.length === 0 && (
          <EmptyState
            icon={FileCheck2}
            title={t(next ? 'list.further' : `list.no.${state}`)}
            text={t(next ? 'list.furtherText' : 'list.noneText')}
          />
        )}
        <ul>
          {data?.items.map(({ propertyId, ref, title, state: light, asks, agentName }) => (
            <li key={propertyId} className="passport-home">
              <LightSign state={light} />
              <div>
                <Link
                  to={`${href('auth-cartera-inmueble-id', { id: propertyId })}#${PASSPORT_ANCHOR}`}
                >
                  {title ?? ref}
                </Link>
                <p>{asks.join(' · ')}</p>
              </div>
              <p className="num">{[title && ref, agentName].filter(Boolean).join(' · ')}</p>
            </li>
          ))}
        </ul>
        {(places.length > 0 || next) && (
          <div className="passport-pages">
            <Button disabled={places.length === 0} onClick={() => turnTo(places.slice(0, -1))}>
              {t('list.back')}
            </Button>
            <Button disabled={!next} onClick={() => next && turnTo([...places, next])}>
              {t('list.more')}
            </Button>
          </div>
        )}
      </Panel>
    </>
  )
}
