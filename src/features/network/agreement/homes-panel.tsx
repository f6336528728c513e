import { keepPreviousData } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useListAgreementHomes } from '../../../../generated/api/network/network'
import type { Agreement, AgreementHome, AgreementHomePage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { fieldAddress } from '../../../lib/field-address'
import { money } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { EmptyState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { localized } from '../../../lib/localized'

const STEP = 24
const STATES = ['withheld', 'shared'] as const

/** Own homes under an agreement: how many go out, which stay at home and what mends it. */
export function HomesPanel({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation('network')
  const [chosen, setState] = useState<(typeof STATES)[number] | null>(null)
  // What stays at home first; where nothing does, what is shared.
  const state = chosen ?? (agreement.counts.withheld > 0 ? 'withheld' : 'shared')
  const [limit, setLimit] = useState(STEP)
  const { data, isPending, error, refetch } = useListAgreementHomes(
    agreement.id,
    { state, limit },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const wouldBe = agreement.inForce === null
  const { shared, withheld, partnerShared, partnerWithheld } = data?.counts ?? agreement.counts
  return (
    <Panel
      title={t(wouldBe ? 'homes.would' : 'homes.title', { shared, withheld })}
      flush
      className="network-homes"
    >
      {shared + withheld > 0 && <Truth shared={shared} withheld={withheld} />}
      {shared + withheld > 0 && (
        <div className="network-filter">
          {STATES.map((one) => (
            <ChipToggle
              key={one}
              on={state === one}
              onClick={() => {
                setState(one)
                setLimit(STEP)
              }}
            >
              {t(`homes.${one}`)}
            </ChipToggle>
          ))}
        </div>
      )}
      <Coming
        isPending={isPending}
        error={!data && error}
        rows={3}
        label={t('loading')}
        level={3}
        onRetry={refetch}
      />
      {data && shared + withheld === 0 && (
        <EmptyState title={t('homes.none')} text={t('homes.noneText')} level={3} />
      )}
      {data && state === 'withheld' && <Rules page={data} />}
      {data && shared + withheld > 0 && data.items.length === 0 && (
        <p className="network-note">{t(`homes.no.${state}`)}</p>
      )}
      <ul>
        {data?.items.map((home) => (
          <HomeRow key={home.id} home={home} />
        ))}
      </ul>
      {data?.next && limit < 100 && (
        <div className="network-foot">
          <Button onClick={() => setLimit(100)}>{t('homes.more')}</Button>
        </div>
      )}
      {partnerShared !== null && (
        <p className="network-note num">
          {t('homes.theirs', {
            name: agreement.partnerName,
            shared: partnerShared,
            withheld: partnerWithheld ?? 0,
          })}
        </p>
      )}
    </Panel>
  )
}

/** How many go out and how many stay, as widths with their numbers. */
function Truth({ shared, withheld }: { shared: number; withheld: number }) {
  const { t } = useTranslation('network')
  return (
    <div className="network-truth">
      <div aria-hidden="true">
        <span className="is-shared" style={{ flexGrow: shared }} />
        <span className="is-withheld" style={{ flexGrow: withheld }} />
      </div>
      <p className="num">
        <span className="is-shared">{t('homes.goOut', { count: shared })}</span>
        <span className="is-withheld">{t('homes.stay', { count: withheld })}</span>
      </p>
    </div>
  )
}

/** What keeps homes at home, the most frequent first. */
function Rules({ page }: { page: AgreementHomePage }) {
  const { t } = useTranslation('network')
  if (page.byRule.length === 0) return null
  return (
    <ul className="network-rules-list">
      {page.byRule.map(({ rule, field, count }) => (
        <li key={`${rule} ${field}`}>
          <b className="num">{count}</b>
          <span>
            {t(`rule.${rule}`)} <small>{t(`field.${field.replace('.', '_')}`)}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

function HomeRow({ home }: { home: AgreementHome }) {
  const { t, i18n } = useTranslation('network')
  const { id, ref, title, place, price, reasons } = home
  return (
    <li className="network-home">
      <div>
        <Link to={href('auth-cartera-inmueble-id', { id })}>
          {localized(title, i18n.language) || ref}
        </Link>
        <small className="num">
          {[ref, place, price && money(price)].filter(Boolean).join(' · ')}
        </small>
      </div>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={`${reason.rule} ${reason.field}`}>
              <CircleAlert className="icon" aria-hidden="true" />
              <span>
                <Link to={fieldAddress(id, reason)}>{reason.message}</Link>
                {reason.value && <q>{reason.value}</q>}{' '}
                <small>{t('step', { n: reason.step })}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
