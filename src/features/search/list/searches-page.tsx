import { BellRing, Search as Glass } from 'lucide-react'
import { useListSavedSearches } from '../../../../generated/api/search/search'
import { useTranslation } from '../../../i18n'
import { searchHref } from '../../../lib/search-path'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { EmptyState, PartialBand } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { SearchLine } from './search-line'
import { useAdopted } from './use-adopted'
import './searches.css'

/** /auth/busquedas: searches one keeps, what they found, and how they tell. */
export default function SearchesPage() {
  const { t } = useTranslation('search')
  useAdopted()
  const { data, isPending, isError, error, refetch } = useListSavedSearches({
    request: { silent: true },
  })
  const find = (
    <a className={buttonClass({ variant: 'main' })} href={searchHref('V')}>
      <Glass className="icon" aria-hidden="true" />
      {t('list.find')}
    </a>
  )
  return (
    <>
      <DocumentHead title={t('list.title')} />
      <PageHead
        title={t('list.title')}
        sub={
          data && data.items.length > 0
            ? t('list.count', { count: data.items.length })
            : t('list.sub')
        }
      >
        {data && data.items.length > 0 ? find : null}
      </PageHead>
      {isError && data && (
        <PartialBand error={error} onRetry={() => void refetch()}>
          {t('list.stale')}
        </PartialBand>
      )}
      <Panel flush>
        <Coming
          isPending={isPending}
          error={!data && error}
          rows={4}
          label={t('list.loading')}
          onRetry={refetch}
        />
        {data?.items.length === 0 && (
          <EmptyState icon={BellRing} title={t('list.emptyTitle')} text={t('list.emptyText')}>
            {find}
          </EmptyState>
        )}
        {data && data.items.length > 0 && (
          <ul className="ss-list">
            {data.items.map((search) => (
              <SearchLine key={search.id} search={search} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}
