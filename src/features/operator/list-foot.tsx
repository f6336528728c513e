import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { Button } from '../../ui/workspace/kit/button'

/** Where a list goes on: the first page again, and the next. */
export function ListFoot({ next }: { next: string | null | undefined }) {
  const { t } = useTranslation('operator')
  const [query, setQuery] = useSearchParams()
  const go = (cursor: string | null): void => {
    const to = new URLSearchParams(query)
    if (cursor === null) to.delete('desde')
    else to.set('desde', cursor)
    setQuery(to)
  }
  if (!next && !query.has('desde')) return null
  return (
    <div className="operator-foot">
      {query.has('desde') && <Button onClick={() => go(null)}>{t('first')}</Button>}
      {next && <Button onClick={() => go(next)}>{t('more')}</Button>}
    </div>
  )
}
