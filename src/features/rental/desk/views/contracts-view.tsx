import { useState } from 'react'
import { useListRentalContracts } from '../../../../../generated/api/rental/rental'
import { useTranslation } from '../../../../i18n'
import { date, money } from '../../../../lib/format'
import { StatusChip } from '../../../../ui/status-chip'
import { Button } from '../../../../ui/workspace/kit/button'
import { AnnulDialog } from '../offers/annul-dialog'
import { Listed } from './listed'

/** Contracts, those that end first in front. */
export function ContractsView() {
  const { t } = useTranslation('rental')
  const [annulled, setAnnulled] = useState<string | null>(null)
  const asked = useListRentalContracts({ request: { silent: true } })
  return (
    <>
      <Listed
        title={t('desk.view.contracts')}
        note={t('contract.first')}
        empty={t('contract.none')}
        asked={asked}
        row={(one) => (
          <li key={one.id}>
            <b>
              {one.owner.place ?? one.owner.reference} · {one.tenant.name}
            </b>
            <StatusChip tone={one.daysLeft < 0 ? 'error' : one.isSoon ? 'sun' : 'ok'}>
              {one.daysLeft < 0
                ? t('contract.over')
                : t('contract.ends', { day: date(one.endsOn) })}
            </StatusChip>
            <span>
              {[
                t('contract.from', { day: date(one.startsOn) }),
                t('offer.rents', { owner: money(one.rentOwner), tenant: money(one.rentTenant) }),
                t('contract.deposit', { sum: money(one.deposit) || '0 €' }),
              ].join(' · ')}
            </span>
            <Button variant="text" onClick={() => setAnnulled(one.offerId)}>
              {t('contract.annul')}
            </Button>
          </li>
        )}
      />
      {annulled && <AnnulDialog offerId={annulled} onClose={() => setAnnulled(null)} />}
    </>
  )
}
