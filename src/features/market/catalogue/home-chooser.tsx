import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useListProperties } from '../../../../generated/api/property/property'
import { useTranslation } from '../../../i18n'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { SearchField } from '../../../ui/workspace/search-field'
import { Button } from '../../../ui/workspace/kit/button'

/** One of the agency's homes, for which the market is asked. */
export function HomeChooser({
  onChoose,
  onClose,
}: {
  onChoose: (id: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation('market')
  const [q, setQ] = useState('')
  const { data, isPending, error, refetch } = useListProperties(
    { limit: 8, ...(q && { q }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  return (
    <Dialog title={t('home.choose')} width="sm" close={t('cancel')} onClose={onClose}>
      <SearchField className="market-find" label={t('home.search')} value={q} onChange={setQ} />
      {isPending && <SkeletonRows rows={4} label={t('loading')} />}
      {error && !data && <ErrorLine error={error} onRetry={() => void refetch()} />}
      <ul className="market-homes">
        {data?.items.map((home) => (
          <li key={home.id}>
            <Button
              variant="text"
              onClick={() => {
                onChoose(home.id)
                onClose()
              }}
            >
              <b>{home.title || home.ref}</b>
              <span className="muted">{[home.ref, home.town].filter(Boolean).join(' · ')}</span>
            </Button>
          </li>
        ))}
      </ul>
      {data?.items.length === 0 && <p className="muted">{t('home.none')}</p>}
    </Dialog>
  )
}
