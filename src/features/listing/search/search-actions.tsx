import { Share2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../../i18n'
import { openDialog } from '../../../lib/dialog'
import { searchHref } from '../../../lib/search-path'
import { HiddenInput } from '../../../ui/kit/bare/hidden-input'
import { Button } from '../../../ui/kit/public/button'
import { Select } from '../../../ui/kit/public/select'
import { NewSince } from './new-since'
import { SaveSearch } from './save-search'
import { changed, pairsOf, SORTS, type Search, type Sort } from './search-state'
import { useApply } from './use-apply'

/** Passes a search on: its address holds all of it. The dialog comes with the press. */
function ShareSearch({ title }: { title: string }) {
  const { t } = useTranslation('listing')
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={t('share.search')}
      title={t('share.search')}
      data-needs-script
      onClick={() =>
        openDialog('share', { title, url: location.origin + location.pathname + location.search })
      }
    >
      <Share2 className="icon" aria-hidden />
    </Button>
  )
}

function SortField({ search }: { search: Search }) {
  const { t } = useTranslation('listing')
  const apply = useApply(search)
  const id = useId()
  return (
    <form className="sort" method="get" action={searchHref(search.operation, search.place)}>
      {pairsOf(search, ['sort']).map(([name, value]) => (
        <HiddenInput key={name + value} name={name} value={value} />
      ))}
      <label className="spoken" htmlFor={id}>
        {t('sort.label')}
      </label>
      <Select
        id={id}
        name="sort"
        value={search.sort}
        onChange={(event) => apply.to(changed(search, { sort: event.target.value as Sort }))}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit">{t('sort.send')}</Button>
      </noscript>
    </form>
  )
}

/** What one does with a search: keep it, pass it on, put it in another order. */
export default function SearchActions({ search, title }: { search: Search; title: string }) {
  return (
    <>
      <SaveSearch search={search} title={title} />
      <ShareSearch title={title} />
      <SortField search={search} />
      <NewSince search={search} />
    </>
  )
}
