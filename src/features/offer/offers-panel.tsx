import { Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { getListOffersQueryKey, listOffers } from '../../../generated/api/offer/offer'
import type { Offer, OfferAct } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { itemsOf, usePages } from '../../lib/pages'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { ErrorState } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { More } from '../../ui/workspace/more'
import { OfferRow } from './offer-row'
import type { ChosenPerson, PersonFieldSlot } from './person-slot'
import './offer.css'

const OfferDialog = lazy(() => import('./offer-dialog'))
const StepDialog = lazy(() => import('./step-dialog'))

interface OffersPanelProps {
  /** Of this home, this demand or this person. */
  of: { propertyId: string } | { demandId: string } | { contactId: string }
  /** On a home: writes down new ones. */
  PersonField?: PersonFieldSlot | undefined
  person?: ChosenPerson
  /** The home is sold, let or put away: no new ones. */
  over?: boolean
}

type Doing =
  | { kind: 'new' }
  | { kind: 'edit'; offer: Offer }
  | { kind: 'act'; offer: Offer; act: OfferAct }

/** Offers of a record with what may be done with each. `#ofertas` in the address leads here. */
export function OffersPanel({ of, PersonField, person, over = false }: OffersPanelProps) {
  const { t } = useTranslation('offer')
  const [doing, setDoing] = useState<Doing | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const {
    data,
    isPending,
    isError,
    error,
    refetch,
    fetchNextPage,
    hasNextPage,
    isFetchingNextPage,
  } = usePages({
    queryKey: [...getListOffersQueryKey(), of],
    ask: (from, signal) => listOffers({ ...of, limit: 24, ...from }, { silent: true }, signal),
  })
  const there = data !== undefined
  // News lead here; the browser looked for the place before it was drawn.
  useEffect(() => {
    if (there && location.hash === '#ofertas') place.current?.scrollIntoView()
  }, [there])
  const offers = itemsOf(data)
  const propertyId = 'propertyId' in of ? of.propertyId : null
  const close = () => setDoing(null)
  const add =
    propertyId && PersonField && !over ? (
      <Button onClick={() => setDoing({ kind: 'new' })}>
        <Plus size={18} aria-hidden />
        {t('new')}
      </Button>
    ) : null
  return (
    <div id="ofertas" ref={place}>
      <Panel
        title={t('title')}
        note={offers.length > 0 ? t('count', { count: offers.length }) : undefined}
        action={add}
        flush
      >
        {isPending ? <SkeletonRows rows={2} label={t('loading')} /> : null}
        {isError ? <ErrorState error={error} level={3} onRetry={() => void refetch()} /> : null}
        {there && offers.length === 0 ? (
          <p className="muted offer-0">{t(propertyId ? 'emptyHome' : 'empty')}</p>
        ) : null}
        <ul className="of">
          {offers.map((offer) => (
            <OfferRow
              key={offer.id}
              offer={offer}
              showHome={!propertyId}
              onAct={(act) => setDoing({ kind: 'act', offer, act })}
              onEdit={() => setDoing({ kind: 'edit', offer })}
            />
          ))}
        </ul>
        <More
          pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
          words={t('more')}
          className="offer-0"
        />
      </Panel>
      <Suspense>
        {doing?.kind === 'act' ? (
          <StepDialog offer={doing.offer} act={doing.act} onClose={close} />
        ) : null}
        {doing?.kind === 'new' && propertyId && PersonField ? (
          <OfferDialog
            propertyId={propertyId}
            person={person}
            PersonField={PersonField}
            onClose={close}
          />
        ) : null}
        {doing?.kind === 'edit' && PersonField ? (
          <OfferDialog
            propertyId={doing.offer.home.id}
            draft={doing.offer}
            PersonField={PersonField}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
