import { ChevronDown, ExternalLink, PanelLeftClose } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { addressOf, keyOf, railFor } from '../navigation'
import { looksOnly, type DeskItem } from '../room'
import { RoomFace } from '../rail/room-face'
import type { FrameProps } from './frame-props'
import { FrameMark } from './frame-mark'

/** The rail as it is before its code: links that lead there, the rest only looks like it. */
export function FrameRail({ role, current }: FrameProps) {
  const { t } = useTranslation(['shell', 'desk'])
  const { groups, foot, hasPortal } = railFor(role)
  const row = (item: DeskItem) => (
    <a
      key={keyOf(item)}
      className="rail-item"
      href={addressOf(item)}
      aria-current={item === current ? 'page' : undefined}
    >
      <RoomFace item={item} looks={looksOnly(item, { role })} />
    </a>
  )
  return (
    <nav className="rail" aria-label={t('shell:header.main')}>
      <FrameMark role={role} />
      <div className="rail-middle">
        {groups.map(({ name, items, isNamed }) => (
          <div className="rail-group" key={name} data-group={isNamed ? name : undefined}>
            {isNamed ? (
              <div className="rail-group-name">
                <span>{t(`desk:group.${name}`)} </span>
                <ChevronDown className="icon" aria-hidden="true" />
              </div>
            ) : null}
            <div className={isNamed ? 'rail-rooms' : undefined}>{items.map(row)}</div>
          </div>
        ))}
      </div>
      <div className="rail-foot">
        {foot.map(row)}
        {hasPortal ? (
          <a className="rail-item" href={href('index')}>
            <ExternalLink className="icon" aria-hidden="true" />
            <span className="rail-name">{t('shell:desk.publicSite')}</span>
          </a>
        ) : null}
        <span className="rail-item rail-fold" aria-hidden="true">
          <PanelLeftClose className="icon" />
          <span className="rail-name">{t('desk:fold')}</span>
          <kbd>[</kbd>
        </span>
      </div>
    </nav>
  )
}
