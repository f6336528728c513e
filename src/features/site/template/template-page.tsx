import { useState } from 'react'
import { useUpdateSite } from '../../../../generated/api/site/site'
import type { Site, SiteTemplate } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { SchemeChips, type Shown } from '../frame/scheme-chips'
import { SitePage } from '../frame/site-page'
import { UndoButtons } from '../frame/undo-buttons'
import { useSiteCache } from '../frame/use-site-cache'
import { TemplateCards } from './template-cards'

function Choice({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const keep = useSiteCache()
  const [scheme, setScheme] = useState<Shown>(null)
  const { busy, write } = useWrite(useUpdateSite, {
    done: (now: Site) =>
      t('template.done', { name: t(`templates.${now.draft.brand.template}.name`) }),
    onDone: keep,
    conflict: t('stale'),
  })
  const { brand } = site.draft
  const choose = (template: SiteTemplate) =>
    void write({
      id: site.id,
      data: { version: site.version, brand: { ...brand, template } },
    })
  return (
    <>
      <div className="site-preview-head">
        <SchemeChips shown={scheme} onChoose={setScheme} />
      </div>
      <div className="site-templates" role="radiogroup" aria-label={t('tabs.template')}>
        <TemplateCards
          chosen={brand.template}
          onChoose={choose}
          disabled={busy || !site.canEdit}
          scheme={scheme}
          drawn={site.digest}
        />
      </div>
    </>
  )
}

/** Another template changes the look and no word, and can be undone. */
export default function TemplatePage() {
  const { t } = useTranslation('site')
  return (
    <SitePage
      title={t('template.title')}
      sub={() => t('template.sub')}
      acts={(site) => (site.canEdit ? <UndoButtons site={site} /> : null)}
    >
      {(site) => <Choice site={site} />}
    </SitePage>
  )
}
