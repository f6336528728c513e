import { Link } from 'react-router-dom'
import type { PublicationHomePage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { TabLinks } from '../../../ui/workspace/kit/tab-links'
import { Toolbar } from '../../../ui/workspace/kit/toolbar'
import { SearchField } from '../../../ui/workspace/search-field'
import { TABS, toSearch, type HomesQuery } from './homes-query'

/** Homes of the channel by state; states without a home are left out. */
export function StateTabs({
  query,
  page,
}: {
  query: HomesQuery
  page: PublicationHomePage | undefined
}) {
  const { t } = useTranslation('publication')
  const shown = TABS.filter(
    (tab) =>
      tab.state === query.state ||
      tab.count === undefined ||
      (page !== undefined && page.counts[tab.count] > 0),
  )
  const at = (state: HomesQuery['state']) => ({
    search: toSearch({ ...query, state, cursor: '' }).toString(),
  })
  return (
    <TabLinks label={t('homes.tabs')}>
      <Link to={at(null)} preventScrollReset aria-current={query.state ? undefined : 'true'}>
        {t('homes.all')}
      </Link>
      {shown.map((tab) => (
        <Link
          key={tab.state}
          to={at(tab.state)}
          preventScrollReset
          aria-current={tab.state === query.state ? 'true' : undefined}
        >
          {t(`tab.${tab.state}`)}
          {tab.count && page && <small className="num">{count(page.counts[tab.count])}</small>}
        </Link>
      ))}
    </TabLinks>
  )
}

/** Search, and rules that hold homes back or take something from them: each with its homes. */
export function Filters({
  query,
  page,
  change,
}: {
  query: HomesQuery
  page: PublicationHomePage | undefined
  change: (part: Partial<HomesQuery>) => void
}) {
  const { t } = useTranslation('publication')
  return (
    <Toolbar kind="filters" label={t('homes.filters')}>
      <SearchField label={t('homes.search')} value={query.q} onChange={(q) => change({ q })} />
      {page?.byRule.map(({ rule, field, severity, message, count: homes }) => (
        <ChipToggle
          key={`${rule} ${field} ${severity}`}
          on={rule === query.rule}
          className={`publication-rule is-${severity}`}
          onClick={() => change({ rule: rule === query.rule ? '' : rule })}
        >
          <b className="num">{count(homes)}</b> {message}
        </ChipToggle>
      ))}
    </Toolbar>
  )
}
