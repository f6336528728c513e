import { useState } from 'react'
import { useAnswerRentalOffer } from '../../../../../generated/api/rental/rental'
import type { RentalOffer } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { useWrite } from '../../../../lib/write'
import { Button } from '../../../../ui/workspace/kit/button'
import { AnnulDialog } from './annul-dialog'
import { ContractDialog } from './contract-dialog'

/** What can be done with an offer as it stands. */
export function OfferActs({ offer }: { offer: RentalOffer }) {
  const { t } = useTranslation('rental')
  const [signing, setSigning] = useState(false)
  const [annulling, setAnnulling] = useState(false)
  const { busy, write } = useWrite(useAnswerRentalOffer, { reads: ['rental'] })
  const say = (answer: 'accepted' | 'declined') =>
    void write({ offerId: offer.id, data: { answer } })
  if (offer.state === 'proposed')
    return (
      <div className="rental-acts">
        <Button variant="soft" disabled={busy} onClick={() => say('accepted')}>
          {t('offer.accept')}
        </Button>
        <Button disabled={busy} onClick={() => say('declined')}>
          {t('offer.decline')}
        </Button>
      </div>
    )
  if (offer.state !== 'accepted') return null
  if (offer.hasContract && !offer.mayAnnul) return null
  if (offer.hasContract)
    return (
      <div className="rental-acts">
        <Button variant="text" onClick={() => setAnnulling(true)}>
          {t('contract.annul')}
        </Button>
        {annulling && <AnnulDialog offerId={offer.id} onClose={() => setAnnulling(false)} />}
      </div>
    )
  return (
    <div className="rental-acts">
      <Button variant="soft" onClick={() => setSigning(true)}>
        {t('offer.contract')}
      </Button>
      <Button disabled={busy} onClick={() => say('declined')}>
        {t('offer.decline')}
      </Button>
      {signing && <ContractDialog offer={offer} onClose={() => setSigning(false)} />}
    </div>
  )
}
