import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { previewDeal, useCreateDeal, usePreviewDeal } from '../../../generated/api/deal/deal'
import { useListOffers } from '../../../generated/api/offer/offer'
import type { DealInput, DealPreview } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { money } from '../../lib/format'
import { useSettled } from '../../lib/use-settled'
import { useWrite } from '../../lib/write'
import type { ProposeDealProps } from '../../slots/introduction'
import { Coming } from '../../ui/coming'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { FormFoot } from '../../ui/workspace/kit/form-foot'
import './deal.css'
import { DealParts } from './deal-parts'

const TYPED_MS = 250

/** The price from which the fee follows; the rest was agreed the day of the introduction. */
export default function ProposeForm({ introductionId, title, price, onClose }: ProposeDealProps) {
  const { t } = useTranslation('deal')
  const { data, isPending, error, refetch } = usePreviewDeal(
    { introductionId, ...(price && { closePrice: price }) },
    { request: { silent: true } },
  )
  const isLister = data?.role === 'lister'
  // The agency of the home knows at which price it was accepted.
  const offers = useListOffers(
    { propertyId: data?.propertyId ?? '', state: 'accepted', limit: 1 },
    { query: { enabled: isLister && price === undefined }, request: { silent: true } },
  )
  const [accepted] = offers.data?.items ?? []
  const isReady = data !== undefined && !offers.isLoading
  const known = price ?? accepted?.closePrice ?? accepted?.amount ?? data?.homePrice ?? undefined
  return (
    <Dialog title={t('propose.title')} width="xs" onClose={onClose}>
      <p className="muted">{title}</p>
      <Coming
        isPending={isPending}
        error={!data && error}
        rows={3}
        label={t('loading')}
        level={3}
        onRetry={refetch}
      />
      {isReady && (
        <Proposal
          introductionId={introductionId}
          start={data}
          price={known}
          isOffer={price === undefined && accepted !== undefined}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

function Proposal({
  introductionId,
  start,
  price,
  isOffer,
  onClose,
}: {
  introductionId: string
  start: DealPreview
  price: number | undefined
  isOffer: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('deal')
  const [value] = useState({ introductionId, ...(price !== undefined && { closePrice: price }) })
  const [typed, setTyped] = useState(price)
  // A price far from the home's is sent by a second press that says so.
  const [odd, setOdd] = useState<{ price: number; remark: 'far_below' | 'far_above' } | null>(null)
  const closePrice = useSettled(typed, TYPED_MS)
  // The parts of the price before stand until those of this one are there: a dialog that shrank and
  // grew would take its button away from under the finger.
  const { data, isPlaceholderData } = usePreviewDeal(
    { introductionId, ...(closePrice && { closePrice }) },
    {
      query: { enabled: Boolean(closePrice), placeholderData: keepPreviousData },
      request: { silent: true },
    },
  )
  const [divided, setDivided] = useState(closePrice)
  if (data && !isPlaceholderData && divided !== closePrice) setDivided(closePrice)
  const { busy, errors, write } = useWrite(useCreateDeal, {
    done: t('propose.done'),
    reads: ['deal', 'introduction'],
    onDone: onClose,
  })
  const send = async (given: DealInput) => {
    const { remark } = await previewDeal(
      { introductionId, closePrice: given.closePrice },
      { silent: true },
    ).catch(() => ({ remark: null }))
    if (remark && odd?.price !== given.closePrice) setOdd({ price: given.closePrice, remark })
    else await write({ data: given })
  }
  const isOdd = odd !== null && odd.price === typed
  const { homePrice } = start
  return (
    <SchemaForm
      name="DealInput"
      formId="deal"
      value={value}
      helps={{
        closePrice: isOffer
          ? t('propose.ofOffer')
          : homePrice !== null
            ? t('propose.ofHome', { price: money(homePrice) })
            : t('propose.noPrice'),
      }}
      serverErrors={errors}
      disabled={busy}
      onChange={(given) => setTyped((given as Partial<DealInput>).closePrice)}
      onSubmit={(given) => void send(given as unknown as DealInput)}
    >
      {typed !== undefined && data && data.fee !== null && (
        <DealParts
          deal={{
            ...data,
            fee: data.fee,
            listerShare: data.listerShare ?? 0,
            sellerShare: data.sellerShare ?? 0,
            closePrice: divided ?? typed,
          }}
        />
      )}
      <p className="integration-help">{t('propose.help')}</p>
      {isOdd && (
        <p className="deal-remark num" role="alert">
          {t(`propose.${odd.remark}`, { price: money(odd.price), home: money(homePrice ?? 0) })}
        </p>
      )}
      <FormFoot
        back={t('cancel')}
        send={t(isOdd ? 'propose.anyway' : 'propose.act')}
        busy={busy}
        onBack={onClose}
      />
    </SchemaForm>
  )
}
