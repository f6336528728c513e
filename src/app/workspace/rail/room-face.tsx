import type { RoomCount } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import type { DeskItem } from '../room'
import { RoomNumber } from '../room-count'

interface RoomFaceProps {
  item: DeskItem
  /** One may look and change nothing. */
  looks: boolean
  count?: RoomCount | undefined
}

/** What a room's row shows: picture, name, number or that one may only look. */
export function RoomFace({ item, looks, count }: RoomFaceProps) {
  const { t } = useTranslation(['shell', 'desk'])
  const Icon = item.icon
  return (
    <>
      <Icon className="icon" aria-hidden="true" />
      <span className="rail-name">{t(`shell:${item.words}`)} </span>
      {looks ? <small>{t('desk:readOnly')}</small> : <RoomNumber count={count} />}
    </>
  )
}
