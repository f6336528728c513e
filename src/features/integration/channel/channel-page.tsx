import { Info } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useGetIntegration } from '../../../../generated/api/integration/integration'
import type { Integration } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState, PartialBand } from '../../../ui/states'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { ChannelChip } from '../parts/channel-chip'
import { isFetching } from '../../../lib/source-fetching'
import { SourcePage } from '../sources/source-page'
import '../integration.css'
import { AddressPanel } from './address-panel'
import { ChannelActs } from './channel-acts'
import { Delay } from './delay'
import { Figures } from './figures'
import { KeyPanel } from './key-panel'
import { LogPanel } from './log-panel'
import { ShrinkQuestion } from './shrink-question'
import { useWide } from './use-wide'
import { WorkPanel } from './work-panel'

/**
 * Milliseconds between two looks: soon while homes are being written or fetched, else now and then.
 */
const pollOf = (channel: Integration | undefined): number =>
  channel && isFetching(channel)
    ? 1500
    : channel?.state === 'active' && channel.counts.queued > 0
      ? 3000
      : 15_000

interface Parts {
  /** Another room's list of the homes of a channel. */
  Homes: ComponentType<{ channel: Integration }>
  /** Another room's list of what a source brought. */
  Runs: ComponentType<{ source: Integration }>
  /** What stood at this address before channels did; `children` where it was nothing either. */
  Before: ComponentType<{ id: string; children: ReactNode }>
}

/** How the other side comes to the homes: an address that it reads, or a key to send by. */
function Access({ channel }: { channel: Integration }) {
  if (channel.state === 'ended') return null
  return channel.sends ? <KeyPanel channel={channel} /> : <AddressPanel channel={channel} />
}

/**
 * A channel out: its homes and why they are held back, its address, what was done with it; or a
 * source.
 */
export default function ChannelPage({ Homes, Runs, Before }: Parts) {
  const { t } = useTranslation('integration')
  const { id = '' } = useParams()
  const { profile } = useSession()
  const { data, isPending, error, refetch } = useGetIntegration(id, {
    query: { refetchInterval: ({ state }) => pollOf(state.data) },
    request: { silent: true },
  })
  const isAdmin = profile.role === 'ADMIN'
  const isWide = useWide()
  if (isPending) return <SkeletonRows label={t('channel.loading')} />
  if (!data) {
    const failure = (
      <ErrorState
        error={error}
        level={1}
        title={t('channel.failed')}
        onRetry={() => void refetch()}
      />
    )
    return statusOf(error) === 404 && isAdmin ? <Before id={id}>{failure}</Before> : failure
  }
  if (data.direction === 'in')
    return (
      <SourcePage source={data}>
        <Runs source={data} />
      </SourcePage>
    )
  return (
    <>
      <DocumentHead title={data.name} />
      <div className="desk-head">
        <div>
          <p className="sub">
            <Link className={inlineClass()} to={href('auth-integrations')}>
              {t('page.title')}
            </Link>{' '}
            › {t('page.out')}
          </p>
          <h1>
            {data.name} <ChannelChip channel={data} />
          </h1>
        </div>
        {isAdmin && data.state !== 'ended' && (
          <div className="end">
            <ChannelActs channel={data} />
          </div>
        )}
      </div>
      {error && (
        <PartialBand error={error} onRetry={() => void refetch()}>
          {t('channel.stale')}
        </PartialBand>
      )}
      {['draft', 'paused', 'ended'].includes(data.state) && (
        <PartialBand>{t(`channel.${data.state}`)}</PartialBand>
      )}
      {data.delay && <Delay delay={data.delay} />}
      {data.heldSince && <PartialBand>{t('channel.held')}</PartialBand>}
      <div className={isAdmin ? 'channel-page' : 'channel-stack'}>
        <div className="channel-stack">
          {data.shrink && <ShrinkQuestion channel={data} shrink={data.shrink} isAdmin={isAdmin} />}
          <Figures channel={data} />
          {data.untried && (
            <p className="channel-line">
              <Info className="icon" aria-hidden="true" />
              {t(`untried.${data.untried}`)}
            </p>
          )}
          {isAdmin && !isWide && <Access channel={data} />}
          <Homes channel={data} />
        </div>
        {isAdmin && (
          <div className="channel-stack">
            {isWide && <Access channel={data} />}
            {data.state !== 'ended' && <WorkPanel channel={data} />}
            <LogPanel id={id} />
          </div>
        )}
      </div>
    </>
  )
}
