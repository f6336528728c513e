import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useListDemands } from '../../../../generated/api/demand/demand'
import { useTranslation } from '../../../i18n'
import { newDemand } from '../../../slots/new-demand'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { SearchField } from '../../../ui/workspace/search-field'
import type { Picked } from './home-picker'
import SendDialog from './send-dialog'
import './selection.css'

const SHOWN = 8

/** A home for one of the agency's buyers: whose demand, then how it goes out. */
export default function ClientDialog({ home, onClose }: { home: Picked; onClose: () => void }) {
  const { t } = useTranslation('selection')
  const [q, setQ] = useState('')
  const [demandId, setDemandId] = useState<string | null>(null)
  const { data, isPending, error, refetch } = useListDemands(
    { limit: SHOWN, status: ['SEARCH'], ...(q && { q }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  if (demandId !== null)
    return (
      <SendDialog demandId={demandId} homes={[home]} onClose={onClose} onSent={() => undefined} />
    )
  return (
    <Dialog title={t('client.title')} close={t('cancel')} onClose={onClose}>
      <p className="muted">{t('client.help', { title: home.title })}</p>
      <SearchField
        className="selection-find"
        label={t('client.search')}
        value={q}
        onChange={setQ}
      />
      {isPending && <SkeletonRows rows={3} label={t('client.loading')} />}
      {error && !data && <ErrorState error={error} level={3} onRetry={() => void refetch()} />}
      <ul className="selection-clients">
        {data?.items.map((row) => (
          <li key={row.id}>
            <InlineButton onClick={() => setDemandId(row.id)}>
              {row.contactName ?? row.ref}
            </InlineButton>
            <small className="muted">{row.title}</small>
          </li>
        ))}
      </ul>
      {data?.items.length === 0 && (
        <p>
          {t('client.none')}{' '}
          <Link className={inlineClass()} to={newDemand({})}>
            {t('client.write')}
          </Link>
        </p>
      )}
    </Dialog>
  )
}
