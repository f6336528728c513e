import { Share2 } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { openDialog } from '../../../lib/dialog'
import { Button } from '../../../ui/kit/public/button'
import { SaveSearch } from './save-search'
import type { Search } from './search-state'

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
      <Share2 className="i" aria-hidden />
    </Button>
  )
}

/** What one does with a search: keep it, pass it on. */
export default function SearchActions({ search, title }: { search: Search; title: string }) {
  return (
    <>
      <SaveSearch search={search} title={title} />
      <ShareSearch title={title} />
    </>
  )
}
