import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useGetAgreement, useListAgreements } from '../../../../generated/api/network/network'
import type { Agreement } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { AgreementChip } from '../agreement-chip'
import { AgreementRows, initials } from '../circle/agreement-rows'
import { networkAddress } from '../network-address'
import { AgreementActs } from './agreement-acts'
import { Euros } from './euros'
import { History } from './history'
import { HomesPanel } from './homes-panel'
import { TermsTable } from './terms-table'

/** One agreement: what is proposed beside what was before, what it means, own homes under it. */
export function AgreementPart({ id }: { id: string }) {
  const { t } = useTranslation('network')
  const { data, isPending, error, refetch } = useGetAgreement(id, { request: { silent: true } })
  return (
    <>
      <p>
        <Link to={networkAddress()} className="network-back">
          <ArrowLeft className="icon" aria-hidden="true" />
          {t('back')}
        </Link>
      </p>
      <Coming
        isPending={isPending}
        error={!data && error}
        rows={4}
        label={t('loading')}
        onRetry={refetch}
      />
      {data && <One agreement={data} />}
    </>
  )
}

function One({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation('network')
  const { partnerName, networkName, kind, state, endsOn, expiresAt } = agreement
  const day = (at: string) => date(at, 'DD/MM/YYYY')
  return (
    <>
      <header className="network-head">
        <span className="channel-mark" aria-hidden="true">
          {initials(partnerName)}
        </span>
        <div>
          <h2>
            {partnerName} <AgreementChip agreement={agreement} />
          </h2>
          <p className="num">
            {[
              networkName,
              t(`enums.kind.${kind}`),
              expiresAt && t('until', { day: day(expiresAt) }),
              ['active', 'ending'].includes(state) && endsOn && t('lastDay', { day: day(endsOn) }),
              state === 'ended' && endsOn && t('endedOn', { day: day(endsOn) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <AgreementActs agreement={agreement} />
      </header>
      <div className="network-columns">
        <TermsTable agreement={agreement} />
        <aside className="channel-stack">
          <Euros agreement={agreement} />
          <History agreement={agreement} />
          <Others id={agreement.id} />
        </aside>
      </div>
      {['proposed', 'active', 'ending'].includes(state) && <HomesPanel agreement={agreement} />}
    </>
  )
}

/** The other agreements that are open. */
function Others({ id }: { id: string }) {
  const { t } = useTranslation('network')
  const { data } = useListAgreements({ request: { silent: true } })
  const others = (data?.items ?? []).filter(
    (one) => one.id !== id && ['proposed', 'active', 'ending'].includes(one.state),
  )
  if (others.length === 0) return null
  return (
    <Panel title={t('others')} flush className="network-others">
      <AgreementRows items={others} />
    </Panel>
  )
}
