import { useState } from 'react'
import { useCreateSiteDomain } from '../../../../generated/api/site/site'
import type { Site, SiteDomainList } from '../../../../generated/model'
import { LaterForm } from '../../../forms/later-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Loading, Sk } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { DomainItem } from './domain-item'
import { useDomains, useKeepDomains } from './use-domains'
import './domain.css'

/** The most domains that a site has. */
const MOST = 5

/** Asks for a domain by its name, as it is written on the registrar's bill. */
function Claim({ siteId, isFirst }: { siteId: string; isFirst: boolean }) {
  const { t } = useTranslation('site')
  const keep = useKeepDomains(siteId)
  const [round, setRound] = useState(0)
  const { busy, errors, write } = useWrite(useCreateSiteDomain, {
    done: t('domain.asked'),
    onDone: (list: SiteDomainList) => {
      keep(list)
      setRound((one) => one + 1)
    },
    reads: [],
  })
  return (
    <div className="site-domain-claim">
      <h3>{t(isFirst ? 'domain.first' : 'domain.more')}</h3>
      {isFirst ? <p className="ui-muted">{t('domain.firstText')}</p> : null}
      <LaterForm
        key={round}
        name="SiteDomainInput"
        formId="site-domain"
        namespace="site"
        value={{}}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(data) => void write({ id: siteId, data: data as { host: string } })}
      >
        <Button type="submit" variant={isFirst ? 'main' : 'soft'} busy={busy && t('domain.asking')}>
          {t('domain.ask')}
        </Button>
      </LaterForm>
    </div>
  )
}

function Domains({ siteId, list }: { siteId: string; list: SiteDomainList }) {
  const { t } = useTranslation('site')
  const { items, address, offered, canEdit } = list
  const open = items.filter(({ state }) => state !== 'released')
  return (
    <>
      <p className="site-domain-now">
        {t('domain.now')} <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
      </p>
      {items.map((domain) => (
        <DomainItem key={domain.id} siteId={siteId} domain={domain} canEdit={canEdit && offered} />
      ))}
      {!offered ? (
        <p className="site-domain-note">{t('domain.notOffered')}</p>
      ) : !canEdit ? (
        <p className="site-domain-note">{t('domain.readOnly')}</p>
      ) : open.length < MOST ? (
        <Claim siteId={siteId} isFirst={open.length === 0} />
      ) : (
        <p className="site-domain-note">{t('domain.most', { most: MOST })}</p>
      )}
    </>
  )
}

/** Where the site is read, and domains of the agency's own. */
export function DomainPanel({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const { data, isError, error, refetch } = useDomains(site.id)
  return (
    <Panel title={t('domain.title')} flush>
      {site.state === 'suspended' ? (
        <p className="site-domain-now">{t('domain.suspended')}</p>
      ) : data ? (
        <Domains siteId={site.id} list={data} />
      ) : isError ? (
        <ErrorLine title={t('domain.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t('loading')} className="site-domain-body">
          <Sk h={24} />
          <Sk h={120} r={12} />
        </Loading>
      )}
    </Panel>
  )
}
