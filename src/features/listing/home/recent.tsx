import { useEffect, useState } from 'react'
import { useListListingCards } from '../../../../generated/api/listing/listing'
import { useTranslation } from '../../../i18n'
import { seenHere } from '../../../lib/device-homes'
import { deviceHref } from '../../../lib/device-path'
import { SILENT } from '../silent'
import { Shelf } from './shelf'

const MOST = 4

/** Homes this device has opened lately, where its visitor allows it to remember them. */
export function Recent() {
  const { t } = useTranslation('listing')
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => setIds(seenHere().slice(0, MOST)), [])
  const { data } = useListListingCards(
    { id: ids },
    { ...SILENT, query: { enabled: ids.length > 0 } },
  )
  return (
    <Shelf
      id="vistas"
      title={t('home.seen')}
      more={(inner) => (
        <a className="more" href={deviceHref()}>
          {inner}
        </a>
      )}
      moreWords={t('home.seenAll')}
      cards={data?.items}
    />
  )
}
