import { useState } from 'react'
import { useListRentalMatches } from '../../../../../generated/api/rental/rental'
import type { Rental, RentalMatch } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { date, money } from '../../../../lib/format'
import { Panel } from '../../../../ui/panel'
import { SkeletonRows } from '../../../../ui/skeleton'
import { ErrorState } from '../../../../ui/states'
import { StatusChip } from '../../../../ui/status-chip'
import { Button } from '../../../../ui/workspace/kit/button'
import { OfferDialog, pairOf } from './offer-dialog'
import { PlaceFields } from './place-fields'

function MatchRow({ match, onOffer }: { match: RentalMatch; onOffer: (() => void) | undefined }) {
  const { t } = useTranslation('rental')
  const { party, completeOn, fails, rent, income } = match
  const facts = [
    party.place ?? t('desk.people', { count: party.members ?? 0 }),
    rent === null ? null : t('offer.aMonth', { rent: money(rent) }),
    income === null ? null : t('desk.income', { income: money(income) || '0 €' }),
    ...fails.map((fail) => t(`enums.misfit.${fail}`)),
  ]
  return (
    <li>
      <b>{party.name}</b>
      <StatusChip tone={fails.length > 0 ? 'error' : completeOn ? 'ok' : 'sun'}>
        {fails.length > 0
          ? t('offer.no')
          : completeOn
            ? t('offer.complete', { day: date(completeOn) })
            : t('offer.incomplete')}
      </StatusChip>
      <span>{[party.reference, ...facts].filter(Boolean).join(' · ')}</span>
      {onOffer && fails.length === 0 && (
        <span>
          <Button aria-label={`${t('offer.propose')}: ${party.name}`} onClick={onOffer}>
            {t('offer.propose')}
          </Button>
        </span>
      )}
    </li>
  )
}

/** Who fits a home, or which home fits a household, and the way to an offer. */
export function Matches({ file }: { file: Rental }) {
  const { t } = useTranslation('rental')
  const [chosen, setChosen] = useState<RentalMatch | null>(null)
  const { data, error, refetch } = useListRentalMatches(file.id, { request: { silent: true } })
  const isOpen = file.offer?.state === 'proposed' || file.offer?.state === 'accepted'
  const mayOffer = file.state === 'approved' && !isOpen
  return (
    <Panel title={t('offer.matches')} note={t('offer.byDay')} flush>
      {data ? (
        <>
          <PlaceFields file={file} municipalities={data.municipalities} />
          <ul className="rental-lines">
            {data.items.map((match) => (
              <MatchRow
                key={match.party.fileId}
                match={match}
                onOffer={mayOffer ? () => setChosen(match) : undefined}
              />
            ))}
          </ul>
          <p className="rental-foot">
            {t(
              data.items.length === 0
                ? 'offer.noMatch'
                : file.state === 'approved'
                  ? 'offer.one'
                  : 'offer.whenApproved',
            )}
          </p>
        </>
      ) : error ? (
        <ErrorState
          error={error}
          level={3}
          title={t('offer.matchesFailed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={2} label={t('desk.loading')} />
      )}
      {chosen && (
        <OfferDialog
          {...pairOf(file, chosen)}
          title={t('offer.to', { name: chosen.party.name })}
          onClose={() => setChosen(null)}
        />
      )}
    </Panel>
  )
}
