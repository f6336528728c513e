import { useTranslation } from '../../../i18n'
import type { ListingPage, Place } from '../../../../generated/model'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import { getSite } from '../../../lib/site'
import { DocumentHead } from '../../../ui/document-head'
import { shareOf } from '../card/photo'
import { textIn } from '../text-in'
import { pagesOf } from './pages'
import { PAGE_SIZE } from './results-list'
import type { Search } from './search-state'
import { inPlace, totalWords } from './title'

/**
 * schema.org: the homes of this page, in their order. Written by the server alone: no browser needs
 * it or its code.
 */
function itemList(search: Search, page: ListingPage, lang: string): Record<string, unknown> {
  const first = (search.page - 1) * PAGE_SIZE
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: page.total,
    itemListElement: page.items.map((card, index) => ({
      '@type': 'ListItem',
      position: first + index + 1,
      url: getSite().url + href('inmueble-id', { id: card.id }),
      name: textIn(card.title, lang)?.text ?? card.place,
    })),
  }
}

/**
 * Title, description, previews, pages before and after, data for search engines; a search without
 * homes is kept out of their index.
 */
export function SearchHead({
  search,
  title,
  place,
  page,
}: {
  search: Search
  title: string
  place: Place | undefined
  page: ListingPage | undefined
}) {
  const { t, i18n } = useTranslation('listing')
  const links = page ? pagesOf(search, page) : null
  const total = page ? totalWords(page.total, page.totalIsEstimate, count(page.total), t) : ''
  const picture = page?.items.find(({ photo }) => photo)?.photo
  return (
    <>
      <DocumentHead
        title={
          page
            ? `${title}: ${total}${search.page > 1 ? `, ${t('pager.page', { page: search.page })}` : ''}`
            : title
        }
        description={t('description', { title, total, where: inPlace(place, search, t) })}
        {...(page?.total === 0 ? { robots: 'noindex' as const } : {})}
        {...(picture ? { image: shareOf(picture) } : {})}
        {...(page && page.items.length > 0
          ? { jsonLd: import.meta.env.SSR ? itemList(search, page, i18n.language) : {} }
          : {})}
      />
      {links?.previous ? <link rel="prev" href={getSite().url + links.previous} /> : null}
      {links?.next ? <link rel="next" href={getSite().url + links.next} /> : null}
    </>
  )
}
