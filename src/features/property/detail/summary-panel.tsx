import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import type { Property } from '../../../../generated/model'
import { date, moneyPerM2, moneyShort } from '../../../lib/format'
import { useTeam } from '../../../lib/team'
import type { PriceSlot } from '../../../slots/price'
import { thumbOf } from '../media/photo-card'
import { useKeyFacts } from '../review/home-preview'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'

/** What decides, first the price; an unknown reads "sin indicar". */
export function SummaryPanel({
  property,
  Price,
}: {
  property: Property
  Price?: PriceSlot | undefined
}) {
  const { t } = useTranslation(['property', 'forms'])
  const people = useTeam()
  const [pricing, setPricing] = useState(false)
  const facts = useKeyFacts(property)
  const { basics, layout, location, mandate } = property
  const agent = people.data?.items.find(({ id }) => id === property.agentId)
  const cover = property.media.find(({ state, kind }) => state === 'ready' && kind === 'photo')
  const lines: [string, string | null | undefined][] = [
    [t('record.ref'), property.ref],
    [
      t('fields.basics.type'),
      [t(`enums.type.${basics.type}`), basics.subtype ? t(`enums.subtype.${basics.subtype}`) : null]
        .filter(Boolean)
        .join(', '),
    ],
    [t('record.place'), [location?.zoneName, location?.town].filter(Boolean).join(', ') || null],
    [t('record.pricePerM2'), moneyPerM2(basics.offers[0]?.price, layout?.built) || null],
    [t('record.agent'), agent ? `${agent.first_name} ${agent.last_name}`.trim() : null],
    [t('record.mandateEnds'), mandate?.endsOn ? date(`${mandate.endsOn}T12:00:00Z`) : null],
    [t('record.created'), date(property.createdAt)],
    [t('record.updated'), date(property.updatedAt, 'DD/MM/YYYY HH:mm')],
    [
      t('record.published'),
      property.publishedAt ? date(property.publishedAt, 'DD/MM/YYYY HH:mm') : null,
    ],
    // Only where it came by a feed: by which, and what that feed calls it.
    ...property.externalIds.map(({ system, id }): [string, string] => [
      t('record.feed', { system: `${system.slice(0, 1).toUpperCase()}${system.slice(1)}` }),
      id,
    ]),
  ]
  return (
    <section className="panel summary" aria-label={t('record.summary')}>
      {cover ? (
        <img
          src={`${cover.src}/${cover.widths.find((width) => width >= 640) ?? cover.widths.at(-1)}.webp`}
          srcSet={undefined}
          alt=""
          style={{ background: cover.color ?? undefined }}
          data-small={thumbOf(cover)}
        />
      ) : null}
      <div className="summary-body">
        {basics.offers.map((offer) => (
          <p key={offer.operation} className="summary-offer">
            <small>{t(`enums.operation.${offer.operation}`)}</small>
            <b className="num">
              {offer.priceOnRequest
                ? t('review.onRequest')
                : offer.price
                  ? `${moneyShort(offer.price)}${offer.rentPeriod ? ` ${t(`per.${offer.rentPeriod}`)}` : ''}`
                  : t('list.noPrice')}
            </b>
          </p>
        ))}
        {Price && basics.offers.length > 0 ? (
          <InlineButton className="summary-price" onClick={() => setPricing(true)}>
            {t('record.changePrice')}
          </InlineButton>
        ) : null}
        {facts.length > 0 ? <p className="num">{facts.join(' · ')}</p> : null}
      </div>
      <dl className="kv summary-list">
        {lines.map(([name, text]) => (
          <div key={`${name} ${text}`}>
            <dt>{name}</dt>
            <dd className="num">{text || <span className="muted">{t('forms:unset')}</span>}</dd>
          </div>
        ))}
      </dl>
      {pricing && Price ? (
        <Price propertyId={property.id} onClose={() => setPricing(false)} />
      ) : null}
    </section>
  )
}
