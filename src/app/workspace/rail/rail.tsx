import { ExternalLink, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { Tooltip } from '../../../ui/workspace/kit/tooltip'
import { AgencyBadge } from '../agency-badge'
import { currentOf, deskFor, keyOf, railFor } from '../navigation'
import { looksOnly, type DeskItem } from '../room'
import { useRoomCounts } from '../use-room-counts'
import { RailGroup } from './rail-group'
import { RailRow } from './rail-row'
import { foldRail, useRail } from './rail-state'
import './rail.css'

/** Back to where homes are looked for: of people who come to the desk from there. */
function PortalRow({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useTranslation('shell')
  const name = t('desk.publicSite')
  return (
    <Tooltip words={isNarrow ? name : null}>
      <a className="rail-item" href={href('index')}>
        <ExternalLink className="icon" aria-hidden="true" />
        <span className="rail-name">{name}</span>
      </a>
    </Tooltip>
  )
}

function FoldRow({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useTranslation('desk')
  const name = t(isNarrow ? 'unfold' : 'fold')
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose
  return (
    <Tooltip words={isNarrow ? name : null}>
      <Pressable className="rail-item rail-fold" aria-keyshortcuts="[" onClick={foldRail}>
        <Icon className="icon" aria-hidden="true" />
        <span className="rail-name">{name}</span>
        <kbd aria-hidden="true">[</kbd>
      </Pressable>
    </Tooltip>
  )
}

/** Every room this person has: an agency's in groups, few ones in a row. The middle scrolls. */
export function Rail() {
  const { t } = useTranslation('shell')
  const { profile } = useSession()
  const { role, operator } = profile
  const location = useLocation()
  const { folded, isNarrow } = useRail()
  const counts = useRoomCounts()
  const current = currentOf(deskFor(role, operator), location)
  const row = (item: DeskItem) => (
    <RailRow
      key={keyOf(item)}
      item={item}
      looks={looksOnly(item, profile)}
      count={item.count && counts[item.count]}
      isCurrent={item === current}
      isNarrow={isNarrow}
    />
  )
  const waitingIn = (rooms: readonly DeskItem[]): number =>
    rooms.reduce((sum, { count: room }) => {
      const one = room && counts[room]
      return sum + (one?.kind === 'waiting' ? one.count : 0)
    }, 0)
  const { groups, foot, hasPortal } = railFor(role, operator)
  return (
    <nav className={isNarrow ? 'rail is-narrow' : 'rail'} aria-label={t('header.main')}>
      <AgencyBadge />
      <div className="rail-middle">
        {groups.map(({ name, items, isNamed }) =>
          isNamed ? (
            <RailGroup
              key={name}
              name={name}
              isFolded={folded.includes(name)}
              waiting={waitingIn(items)}
            >
              {items.map(row)}
            </RailGroup>
          ) : (
            <div className="rail-group" key={name}>
              {items.map(row)}
            </div>
          ),
        )}
      </div>
      <div className="rail-foot">
        {foot.map(row)}
        {hasPortal ? <PortalRow isNarrow={isNarrow} /> : null}
        <FoldRow isNarrow={isNarrow} />
      </div>
    </nav>
  )
}
