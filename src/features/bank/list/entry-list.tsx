import { keepPreviousData } from '@tanstack/react-query'
import { CircleCheck, Landmark } from 'lucide-react'
import { useListBankEntries } from '../../../../generated/api/bank/bank'
import { BankEntryState } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, PartialBand } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { useBankAddress } from '../address'
import { EntryRow } from './entry-row'

/** Entries by where they stand, newest first. */
export function EntryList() {
  const { t } = useTranslation('bank')
  const { params, change } = useBankAddress()
  const { data, error, refetch } = useListBankEntries(params, {
    query: { placeholderData: keepPreviousData },
    request: { silent: true },
  })
  const again = () => void refetch()
  return (
    <>
      <div className="bank-states" role="group" aria-label={t('states')}>
        {Object.values(BankEntryState).map((state) => (
          <ChipToggle
            key={state}
            on={params.state === state}
            onClick={() => change('state', state)}
          >
            {t(`enums.state.${state}`)} {data ? data.counts[state] : ''}
          </ChipToggle>
        ))}
      </div>
      {!data && !error && <SkeletonRows rows={5} label={t('loading')} />}
      {error && !data && <ErrorState error={error} level={3} onRetry={again} />}
      {error && data && (
        <PartialBand error={error} onRetry={again}>
          {t('old')}
        </PartialBand>
      )}
      {data?.items.length === 0 && (
        <EmptyState
          icon={params.state === 'open' ? CircleCheck : Landmark}
          level={3}
          title={t(`none.${params.state}`)}
          text={t(`none.${params.state}Text`)}
        />
      )}
      <ul className="bank-grid" aria-label={t(`enums.state.${params.state}`)}>
        {data?.items.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {data && (data.next ?? data.previous) ? (
        <div className="bank-pages">
          <Button disabled={!data.previous} onClick={() => change('cursor', data.previous)}>
            {t('previous')}
          </Button>
          <Button disabled={!data.next} onClick={() => change('cursor', data.next)}>
            {t('next')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
