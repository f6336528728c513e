import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSearchListings } from '../../../../generated/api/listing/listing'
import { useTranslation } from '../../../i18n'
import { lastVisit } from '../../../lib/device-homes'
import { count, date } from '../../../lib/format'
import { isAllowed } from '../../../slots/consent'
import { SILENT } from '../silent'
import { withFilter } from './filters'
import { changed, hrefOf, paramsOf, type Search } from './search-state'

/**
 * How many homes of the search came since the visit before this one, which this device alone
 * remembers, if its visitor allows it; nothing when it is the first, or none came.
 */
export function NewSince({ search }: { search: Search }) {
  const { t } = useTranslation('listing')
  const [since, setSince] = useState<string | null>(null)
  useEffect(() => {
    if (isAllowed('analytics')) setSince(lastVisit(Date.now()))
  }, [])
  const asked = since !== null && !search.filters.since && !search.filters.recent
  const fresh = changed(search, {
    filters: withFilter(search.filters, 'since', since ?? undefined),
  })
  const { data } = useSearchListings(
    { ...paramsOf(fresh), limit: 1 },
    { ...SILENT, query: { enabled: asked } },
  )
  if (!asked || !data || data.total === 0) return null
  return (
    <p className="new-since num">
      <Link to={hrefOf(fresh)}>
        {t('since', { count: data.total, total: count(data.total), date: date(since) })}
      </Link>
    </p>
  )
}
