import { lazy, Suspense } from 'react'
import type { TFunction } from '../../../i18n'
import { fields } from '../../../../generated/fields/demand/record'
import type { Demand } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date, m2, moneyShort } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { priceRange } from '../parts/price'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'

const between = (
  min: number | undefined,
  max: number | undefined,
  say: (n: number) => string,
): string =>
  min !== undefined && max !== undefined
    ? `${say(min)} – ${say(max)}`
    : min !== undefined
      ? `≥ ${say(min)}`
      : max !== undefined
        ? `≤ ${say(max)}`
        : ''

/**
 * What they look for, in lines of name and value that join what belongs together; what is unknown
 * has none.
 */
export function factsOf(
  { what, where, home, money, buyer, follow, places }: Demand,
  t: TFunction,
): [name: string, value: string][] {
  const all = (name: string, codes: readonly string[] = []): string =>
    codes.map((code) => t(`enums.${name}.${code}`)).join(', ')
  const named = (slugs: readonly string[] = []): string =>
    slugs.map((slug) => places[slug] ?? slug).join(', ')
  const drawn = where?.polygons?.length ? t('facts.drawn', { count: where.polygons.length }) : ''
  const near = where?.near ? t(`areas.near.${where.near.unit}`, { n: where.near.amount }) : ''
  const flex = money?.priceMax === undefined ? '' : t('facts.flex', { n: money.priceFlexPct ?? 10 })
  const plan = [
    buyer?.urgency ? t(`enums.urgency.${buyer.urgency}`) : '',
    buyer?.moveInFrom ? date(buyer.moveInFrom) : '',
    buyer?.moveInTo ? date(buyer.moveInTo) : '',
    buyer?.timeline ?? '',
  ]
  const pays = [
    money?.payment ? t(`enums.payment.${money.payment}`) : '',
    money?.mortgageApproved ? t('facts.approved') : '',
    money?.maxLoan ? moneyShort(money.maxLoan) : '',
    money?.sellFirst ? t('facts.sellFirst') : '',
  ]
  const rows: [string, string][] = [
    [
      'operation',
      [all('operations', what.operations), what.purpose ? t(`enums.purpose.${what.purpose}`) : '']
        .filter(Boolean)
        .join(', '),
    ],
    ['type', what.subtypes?.length ? all('subtypes', what.subtypes) : all('types', what.types)],
    [
      'zone',
      [named(where?.places) || all('islands', where?.islands), drawn, near]
        .filter(Boolean)
        .join(', '),
    ],
    ['notThere', named(where?.excludePlaces)],
    [
      'sea',
      where?.seaDistanceMax === undefined ? '' : t('facts.seaWithin', { n: where.seaDistanceMax }),
    ],
    ['price', [priceRange(t, money?.priceMin, money?.priceMax), flex].filter(Boolean).join(', ')],
    ['bedrooms', between(home?.bedroomsMin, home?.bedroomsMax, String)],
    ['bathrooms', between(home?.bathroomsMin, undefined, String)],
    ['area', between(home?.areaMin, home?.areaMax, m2)],
    ['plot', between(home?.plotMin, undefined, m2)],
    ['condition', all('condition', what.condition)],
    ['mustHave', all('mustHave', home?.mustHave)],
    ['niceToHave', all('mustHave', home?.niceToHave)],
    ['mustNot', all('mustHave', home?.mustNot)],
    ['views', all('views', home?.views)],
    ['plans', plan.filter(Boolean).join(', ')],
    ['payment', pays.filter(Boolean).join(', ')],
    [
      'notify',
      [
        follow?.frequency ? t(`enums.frequency.${follow.frequency}`) : '',
        follow?.channel ? t(`enums.channel.${follow.channel}`) : '',
      ]
        .filter(Boolean)
        .join(', '),
    ],
    [
      'networks',
      follow?.includeNetworks?.length === 0
        ? t('enums.includeNetworks.none')
        : (follow?.includeNetworks?.map((one) => t(`enums.includeNetworks.${one}`)).join(', ') ??
          ''),
    ],
    ['expires', follow?.expiresOn ? date(follow.expiresOn) : ''],
    ['notes', follow?.notes ?? ''],
  ]
  return rows
    .filter(([, value]) => value !== '')
    .map(([word, value]) => [t(`facts.word.${word}`), value])
}

// Worded by the desk's formatter, which comes along only where the contract names such a field.
const Further = lazy(() => import('./further-facts'))

/** What they look for at a glance, with the way to change it. */
export function FactsPanel({
  demand,
  onEdit,
}: {
  demand: Demand
  onEdit: (() => void) | undefined
}) {
  const { t } = useTranslation('demand')
  return (
    <Panel
      title={t('facts.title')}
      flush
      action={onEdit ? <InlineButton onClick={onEdit}>{t('edit')}</InlineButton> : undefined}
    >
      <dl className="demand-facts">
        {factsOf(demand, t).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {fields.length > 0 ? (
          <Suspense>
            <Further demand={demand} />
          </Suspense>
        ) : null}
      </dl>
    </Panel>
  )
}
