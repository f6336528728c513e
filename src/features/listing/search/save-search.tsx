import { BellPlus } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { openDialog } from '../../../lib/dialog'
import { Button } from '../../../ui/kit/public/button'
import { wishesOf } from './describe'
import { scopeOf, type Search } from './search-state'

const LONGEST = 160

/** Opens the dialog that keeps a search, with the whole of it and a name made of its words. */
export function SaveSearch({
  search,
  title,
  empty = false,
}: {
  search: Search
  title: string
  empty?: boolean
}) {
  const { t } = useTranslation(['listing', 'property'])
  const open = () => {
    // The title names a single type already: "Viviendas en venta en Palma".
    const named = search.filters.type?.length === 1 ? `type.${search.filters.type[0]}` : null
    const name = [
      title,
      ...wishesOf(search.filters, t)
        .filter(({ key }) => key !== named)
        .map(({ words }) => words),
    ].join(', ')
    openDialog('create-search', {
      query: scopeOf(search),
      name: name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name,
    })
  }
  return (
    <Button
      variant={empty ? 'main' : 'plain'}
      aria-haspopup="dialog"
      data-needs-script
      onClick={open}
    >
      <BellPlus className="icon" aria-hidden />
      {t(empty ? 'saveSearch.empty' : 'saveSearch.button')}
    </Button>
  )
}
