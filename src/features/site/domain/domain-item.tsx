import { useState } from 'react'
import {
  useCheckSiteDomain,
  useCreateSiteDomain,
  useDeleteSiteDomain,
  useSetMainSiteDomain,
} from '../../../../generated/api/site/site'
import type { SiteDomain, SiteDomainState } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { StatusChip, type Tone } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import { Record } from './record'
import { Problem, Steps } from './steps'
import { isWaiting, useKeepDomains } from './use-domains'

const TONES: Record<SiteDomainState, Tone> = {
  claimed: 'sun',
  proved: 'sea',
  active: 'ok',
  failing: 'error',
  released: 'neutral',
}

interface DomainItemProps {
  siteId: string
  domain: SiteDomain
  canEdit: boolean
}

/** What can be done with a domain, each in the state that allows it. */
function Acts({ siteId, domain }: Omit<DomainItemProps, 'canEdit'>) {
  const { t } = useTranslation('site')
  const keep = useKeepDomains(siteId)
  const [asking, setAsking] = useState(false)
  // The site's own address follows from them.
  const options = { onDone: keep, reads: ['site'] }
  const check = useWrite(useCheckSiteDomain, { ...options, done: t('domain.checked') })
  const choose = useWrite(useSetMainSiteDomain, { ...options, done: t('domain.chosen') })
  const release = useWrite(useDeleteSiteDomain, { ...options, done: t('domain.released') })
  const add = useWrite(useCreateSiteDomain, { ...options, done: t('domain.asked') })
  const { id, state, main, sibling, name, host } = domain
  const which = { id: siteId, domainId: id }
  const ask = (wanted: string) => void add.write({ id: siteId, data: { host: wanted } })
  if (state === 'released')
    return (
      <div className="site-domain-acts">
        <Button variant="soft" busy={add.busy && t('domain.asking')} onClick={() => ask(host)}>
          {t('domain.again')}
        </Button>
      </div>
    )
  return (
    <div className="site-domain-acts">
      <Button
        variant="soft"
        busy={check.busy && t('domain.checking')}
        onClick={() => void check.write(which)}
      >
        {t('domain.check')}
      </Button>
      {state === 'active' && !main ? (
        <Button variant="text" busy={choose.busy} onClick={() => void choose.write(which)}>
          {t('domain.choose')}
        </Button>
      ) : null}
      {sibling === null ? null : (
        <Button variant="text" busy={add.busy} onClick={() => ask(sibling)}>
          {t('domain.sibling', { host: sibling })}
        </Button>
      )}
      <Button variant="text" busy={release.busy} onClick={() => setAsking(true)}>
        {t('domain.release')}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={t('domain.releaseTitle', { name })}
          text={t(isWaiting(domain) ? 'domain.releaseClaim' : 'domain.releaseText')}
          cancel={t('cancel')}
          send={t('domain.release')}
          danger
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void release.write(which)
          }}
        />
      ) : null}
    </div>
  )
}

/** How a domain stands that needs nobody, or needs its records back. */
function Standing({ domain }: { domain: SiteDomain }) {
  const { t } = useTranslation('site')
  const { state, records, activeSince, failingSince, checkedAt, main } = domain
  const day = (at: string | null): string => (at ? date(at) : '')
  return (
    <div className="site-domain-body">
      {state === 'failing' ? (
        <p className="site-domain-fault" role="status">
          {t('domain.failing', { day: day(failingSince) })}
        </p>
      ) : null}
      {state === 'active' ? (
        <p>
          {t(main ? 'domain.active' : 'domain.leads', { day: day(activeSince) })}{' '}
          {t('domain.leave')}
        </p>
      ) : null}
      <Problem domain={domain} />
      {state === 'failing' || domain.problem !== null ? (
        records.map((record) => (
          <Record key={record.type + record.value} record={record} looked={checkedAt !== null} />
        ))
      ) : state === 'active' ? (
        <details>
          <summary>{t('domain.shown')}</summary>
          {records.map((record) => (
            <Record key={record.type + record.value} record={record} looked />
          ))}
        </details>
      ) : null}
    </div>
  )
}

/** One domain that was asked for. */
export function DomainItem({ siteId, domain, canEdit }: DomainItemProps) {
  const { t } = useTranslation('site')
  const { name, host, state, main } = domain
  return (
    <section className="site-domain" aria-label={name}>
      <div className="site-domain-head">
        <h3>
          {name}
          {name === host ? null : <small>{host}</small>}
        </h3>
        <StatusChip tone={TONES[state]}>{t(`domain.state.${state}`)}</StatusChip>
        {main ? (
          <StatusChip tone="primary" dot={false}>
            {t('domain.main')}
          </StatusChip>
        ) : null}
      </div>
      {isWaiting(domain) ? (
        <Steps domain={domain} canEdit={canEdit} />
      ) : (
        <Standing domain={domain} />
      )}
      {canEdit ? <Acts siteId={siteId} domain={domain} /> : null}
    </section>
  )
}
