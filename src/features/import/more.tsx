import { useTranslation } from '../../i18n'
import { Button } from '../../ui/workspace/kit/button'

/** What `usePages` says of the pages that are still to come. */
interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Asks for the next page of a list; nothing at its end. */
export function More({ pages }: { pages: Pages }) {
  const { t } = useTranslation('import')
  if (!pages.hasNextPage) return null
  return (
    <div className="import-more">
      <Button disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {t('report.more')}
      </Button>
    </div>
  )
}
