import { Megaphone } from 'lucide-react'
import type { Integration } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { EmptyState } from '../../../ui/states'
import { ChannelCard } from './channel-card'
import { Doors } from './doors'
import { channelsOut } from './order'

/** Channels out, what is broken first; doors before the first one. */
export function OutPart({
  channels,
  isAdmin,
  onNew,
}: {
  channels: readonly Integration[]
  isAdmin: boolean
  onNew: () => void
}) {
  const { t } = useTranslation('integration')
  const { live, ended } = channelsOut(channels)
  return (
    <div className="channel-stack">
      {live.length > 0 && (
        <Panel title={t('out.title')} note={t('out.note')} flush>
          <ul>
            {live.map((channel) => (
              <ChannelCard key={channel.id} channel={channel} isAdmin={isAdmin} />
            ))}
          </ul>
        </Panel>
      )}
      {live.length === 0 && isAdmin && <Doors onNew={onNew} />}
      {live.length === 0 && !isAdmin && (
        <Panel>
          <EmptyState icon={Megaphone} title={t('out.emptyTitle')} text={t('out.emptyText')} />
        </Panel>
      )}
      {ended.length > 0 && (
        <Panel title={t('out.ended')} flush>
          <ul>
            {ended.map((channel) => (
              <ChannelCard key={channel.id} channel={channel} isAdmin={isAdmin} />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  )
}
