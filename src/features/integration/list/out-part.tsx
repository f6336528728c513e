import { Megaphone } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Integration } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { EmptyState } from '../../../ui/states'
import { ActivityPanel } from '../activity/activity-panel'
import { ChannelCard } from './channel-card'
import { Doors } from './doors'
import { channelsOut } from './order'

/** Channels out, what is broken first, what holds homes back, and what happened; doors before the first one. */
export function OutPart({
  channels,
  isAdmin,
  onNew,
  Brakes,
}: {
  channels: readonly Integration[]
  isAdmin: boolean
  onNew: () => void
  /** What holds most homes back, by another room. */
  Brakes: ComponentType
}) {
  const { t } = useTranslation('integration')
  const { live, ended } = channelsOut(channels)
  const isEmpty = live.length === 0 && ended.length === 0
  return (
    <div className={isEmpty ? 'channel-stack' : 'channel-page'}>
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
      {!isEmpty && (
        <div className="channel-stack">
          {live.length > 0 && <Brakes />}
          {isAdmin && <ActivityPanel />}
        </div>
      )}
    </div>
  )
}
