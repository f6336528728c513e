import { Handshake, Network as NetworkIcon, Plus, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useListAgreements, useListNetworks } from '../../../../generated/api/network/network'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { AgreementRows } from './agreement-rows'
import { CircleCard } from './circle-card'
import { InvitationByLink, Invitations } from './invitations'

/** The form's code comes when it is asked for. */
const CircleForm = lazy(() => import('./circle-form'))

/** Invitations first, then what is agreed, then the networks; before the first, what they are. */
export function Overview({ invitation }: { invitation: string | null }) {
  const { t } = useTranslation('network')
  const [isMaking, setIsMaking] = useState(false)
  const networks = useListNetworks({ request: { silent: true } })
  const agreements = useListAgreements({ request: { silent: true } })
  const error = networks.error ?? agreements.error
  const [circles, agreed] = [networks.data?.items ?? [], agreements.data?.items ?? []]
  const make = (
    <Button variant={circles.length > 0 ? 'plain' : 'main'} onClick={() => setIsMaking(true)}>
      <Plus className="icon" aria-hidden="true" />
      {t('circle.new')}
    </Button>
  )
  return (
    <div className="channel-stack">
      {invitation && <InvitationByLink key={invitation} token={invitation} />}
      {networks.isPending && <SkeletonRows rows={3} label={t('loading')} />}
      {error && !networks.data && (
        <ErrorState
          error={error}
          title={t('failed')}
          onRetry={() => void Promise.all([networks.refetch(), agreements.refetch()])}
        />
      )}
      {networks.data && <Invitations items={networks.data.invitations} token={invitation} />}
      {networks.data && circles.length === 0 && <About>{make}</About>}
      {agreed.length > 0 && (
        <Panel title={t('agreements.title')} note={t('agreements.note')} flush>
          <AgreementRows items={agreed} />
        </Panel>
      )}
      {circles.map((circle) => (
        <CircleCard key={circle.id} circle={circle} agreements={agreed} />
      ))}
      {circles.length > 0 && <div>{make}</div>}
      {isMaking && (
        <Suspense>
          <CircleForm onClose={() => setIsMaking(false)} />
        </Suspense>
      )}
    </div>
  )
}

const SAID = [
  ['share', NetworkIcon],
  ['agree', Handshake],
  ['safe', ShieldCheck],
] as const

/** What a network is, before the first one. */
function About({ children }: { children: ReactNode }) {
  const { t } = useTranslation('network')
  return (
    <Panel title={t('about.title')}>
      <div className="network-about">
        <ul>
          {SAID.map(([key, Icon]) => (
            <li key={key}>
              <Icon className="icon" aria-hidden="true" />
              <div>
                <h3>{t(`about.${key}.title`)}</h3>
                <p>{t(`about.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Panel>
  )
}
