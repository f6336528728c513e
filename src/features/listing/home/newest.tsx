import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { useSearchListings } from '../../../../generated/api/listing/listing'
import { searchHref } from '../../../lib/search-path'
import { SILENT } from '../silent'
import { NEWEST } from './home-data'
import { Shelf } from './shelf'

/** Homes just published; nothing while there are none. */
export function Newest() {
  const { t } = useTranslation('listing')
  const { data } = useSearchListings(NEWEST, SILENT)
  return (
    <Shelf
      id="nuevas"
      title={t('home.newest')}
      more={(inner) => (
        <Link className="more" to={searchHref('V')}>
          {inner}
        </Link>
      )}
      moreWords={t('home.newestAll')}
      cards={data?.items}
    />
  )
}
