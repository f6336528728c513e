import { Download, Link2Off, Send, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Integration } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { ChannelChip } from '../parts/channel-chip'
import { Counts } from '../parts/counts'
import { ProviderMark } from '../parts/provider-mark'

/** The one thing to do next with a channel, and where. */
function next(channel: Integration, isAdmin: boolean) {
  const { id, state, shrink, counts } = channel
  const to = (query = {}) => href('auth-integrations-id', { id }, query)
  const held = counts.blocked + counts.error
  if (shrink && isAdmin) return { key: 'next.shrink', count: shrink.leaving, to: to() }
  if (state === 'draft' && isAdmin) return { key: 'next.finish', count: 0, to: to() }
  if (held > 0)
    return {
      key: 'next.mend',
      count: held,
      to: to({ state: counts.blocked > 0 ? 'blocked' : 'error' }),
    }
  return { key: 'next.see', count: 0, to: to() }
}

/** A channel out: how it does, its homes, who read it when, and what to do next. */
export function ChannelCard({ channel, isAdmin }: { channel: Integration; isAdmin: boolean }) {
  const { t } = useTranslation('integration')
  const act = next(channel, isAdmin)
  return (
    <li className="channel-card">
      <ProviderMark provider={channel.provider} />
      <div className="channel-card-what">
        <h3>
          <Link to={href('auth-integrations-id', { id: channel.id })}>{channel.name}</Link>{' '}
          <ChannelChip channel={channel} />
        </h3>
        <p className="channel-line">{t(`provider.${channel.provider}`)}</p>
        <Counts counts={channel.counts} sends={channel.sends} />
        {channel.shrink && (
          <p className="channel-line is-wrong">
            <TriangleAlert className="icon" aria-hidden="true" />
            {t('shrink.short', { count: channel.shrink.leaving, of: channel.shrink.of })}
          </p>
        )}
        {channel.state !== 'ended' && <Reader channel={channel} isAdmin={isAdmin} />}
      </div>
      <Link
        className={buttonClass({}, 'channel-card-act')}
        to={act.to}
        aria-label={`${t(act.key, { count: act.count })}: ${channel.name}`}
      >
        {t(act.key, { count: act.count })}
      </Link>
    </li>
  )
}

/** Who read the channel last; an agent is not told whether there is an address. */
function Reader({ channel, isAdmin }: { channel: Integration; isAdmin: boolean }) {
  const { t } = useTranslation('integration')
  const { lastFetchedAt, addressHint, sends, keyHint, refusal } = channel
  if (sends && refusal)
    return (
      <p className="channel-line is-wrong">
        <TriangleAlert className="icon" aria-hidden="true" />
        {t(`refusal.short.${refusal.kind}`)}
      </p>
    )
  if (sends)
    return (
      <p className="channel-line">
        <Send className="icon" aria-hidden="true" />
        {t(isAdmin && !keyHint ? 'read.noKey' : 'read.sends')}
      </p>
    )
  if (isAdmin && addressHint === null)
    return (
      <p className="channel-line">
        <Link2Off className="icon" aria-hidden="true" />
        {t('read.noAddress')}
      </p>
    )
  return (
    <p className="channel-line num">
      <Download className="icon" aria-hidden="true" />
      {lastFetchedAt
        ? t('read.last', { when: date(lastFetchedAt, 'DD/MM/YYYY HH:mm') })
        : t('read.never')}
    </p>
  )
}
