import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useListDemands } from '../../../../generated/api/demand/demand'
import { useListPropertyMatches } from '../../../../generated/api/match/match'
import { useTranslation } from '../../../i18n'
import { newDemand } from '../../../slots/new-demand'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { StatusChip } from '../../../ui/status-chip'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { SearchField } from '../../../ui/workspace/search-field'
import { byFit, type Client } from './by-fit'
import type { Picked } from './home-picker'
import './selection.css'
import SendDialog from './send-dialog'

const [SHOWN, FITTING] = [8, 100]

/** A home for one of the agency's buyers: whose demand, those it fits first, then how it goes out. */
export default function ClientDialog({ home, onClose }: { home: Picked; onClose: () => void }) {
  const { t } = useTranslation('selection')
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<Client | null>(null)
  const silent = { request: { silent: true } }
  const { data, isPending, error, refetch } = useListDemands(
    { limit: SHOWN, status: ['SEARCH'], ...(q && { q }) },
    { query: { placeholderData: keepPreviousData }, ...silent },
  )
  // Where it cannot be said whom it fits, they come as they are listed.
  const fitting = useListPropertyMatches(home.id, { limit: FITTING }, silent)
  if (chosen)
    return (
      <SendDialog
        demandId={chosen.demandId}
        to={chosen.name}
        homes={[home]}
        onClose={onClose}
        onOther={() => setChosen(null)}
        onSent={() => undefined}
      />
    )
  const isLoading = isPending || fitting.isPending
  const clients = byFit(data?.items ?? [], fitting.data?.items ?? [], q).slice(0, SHOWN)
  return (
    <Dialog title={t('client.title')} close={t('cancel')} onClose={onClose}>
      <p className="muted">{t('client.help', { title: home.title })}</p>
      <SearchField
        className="selection-find"
        label={t('client.search')}
        value={q}
        onChange={setQ}
      />
      {isLoading && <SkeletonRows rows={3} label={t('client.loading')} />}
      {error && !data && <ErrorState error={error} level={3} onRetry={() => void refetch()} />}
      {data && !isLoading && (
        <ul className="selection-clients">
          {clients.map((one) => (
            <li key={one.demandId}>
              <InlineButton onClick={() => setChosen(one)}>{one.name}</InlineButton>
              {one.score !== null && (
                <StatusChip dot={false} tone={one.score >= 70 ? 'ok' : 'neutral'}>
                  {t('client.fits', { n: one.score })}
                </StatusChip>
              )}
              <small className="muted">{one.title}</small>
            </li>
          ))}
        </ul>
      )}
      {data && !isLoading && clients.length === 0 && (
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
