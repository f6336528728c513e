import { ExternalLink, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useSetSiteState } from '../../../../generated/api/site/site'
import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import { SitePage } from '../frame/site-page'
import { useSiteCache } from '../frame/use-site-cache'
import { ChangesPanel } from './changes-panel'
import { ChecksPanel } from './checks-panel'
import { LeadsPanel } from '../figures/leads-panel'
import { VisitsPanel } from '../figures/visits-panel'
import { ExportPanel } from './export-panel'
import { FailingDomains } from './failing-domains'
import { LanguagesPanel } from './languages-panel'
import { SiteCard } from './site-card'
import { VersionsPanel } from './versions-panel'

function Acts({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const keep = useSiteCache()
  const [asking, setAsking] = useState(false)
  const { busy, write } = useWrite(useSetSiteState, {
    done: (now: Site) => t(`state.done.${now.state}`),
    onDone: keep,
  })
  const set = (state: 'published' | 'paused') => {
    setAsking(false)
    void write({ id: site.id, data: { state } })
  }
  return (
    <>
      {site.state === 'published' ? (
        <a
          className={buttonClass({ variant: 'text' })}
          href={site.address}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink className="icon" aria-hidden="true" />
          {t('open')}
        </a>
      ) : null}
      {site.canEdit && site.state === 'published' ? (
        <Button busy={busy} onClick={() => setAsking(true)}>
          <Pause className="icon" aria-hidden="true" />
          {t('state.pause')}
        </Button>
      ) : null}
      {site.canEdit && site.state === 'paused' ? (
        <Button busy={busy} onClick={() => set('published')}>
          <Play className="icon" aria-hidden="true" />
          {t('state.resume')}
        </Button>
      ) : null}
      {asking ? (
        <ConfirmDialog
          title={t('state.pauseTitle')}
          text={t('state.pauseText')}
          cancel={t('cancel')}
          send={t('state.pause')}
          onClose={() => setAsking(false)}
          onConfirm={() => set('paused')}
        />
      ) : null}
    </>
  )
}

/** How the site stands: what strangers read, what is not out yet, what is to be mended. */
export default function OverviewPage() {
  const { t } = useTranslation('site')
  return (
    <SitePage title={t('title')} acts={(site) => <Acts site={site} />}>
      {(site) => (
        <>
          <FailingDomains site={site} />
          <div className="site-overview">
            <div className="site-stack">
              <SiteCard site={site} />
              {site.published ? <VisitsPanel site={site} /> : null}
              <ChecksPanel site={site} />
              <VersionsPanel site={site} />
            </div>
            <div className="site-stack">
              <ChangesPanel site={site} />
              {site.published ? <LeadsPanel site={site} /> : null}
              <LanguagesPanel site={site} />
              <ExportPanel site={site} />
            </div>
          </div>
        </>
      )}
    </SitePage>
  )
}
