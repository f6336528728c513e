import { useState, type ReactNode } from 'react'
import { useUpdateSite } from '../../../../generated/api/site/site'
import type { Site, SitePatch } from '../../../../generated/model'
import type { FormName } from '../../../../generated/forms/index'
import { LaterForm } from '../../../forms/later-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { SitePage } from '../frame/site-page'
import { useSiteServices } from '../frame/site-services'
import { UndoButtons } from '../frame/undo-buttons'
import { useSiteCache } from '../frame/use-site-cache'
import { ContrastPanel } from './contrast-panel'
import { LanguagesForm } from './languages-form'
import { NavPanel } from './nav-panel'

type PartName = 'brand' | 'contact' | 'footer' | 'legal' | 'seo'

const FORMS: Record<PartName, FormName> = {
  brand: 'SiteBrand',
  contact: 'SiteContact',
  footer: 'SiteFooter',
  legal: 'SiteLegal',
  seo: 'SiteSeo',
}

/** Messages of a refusal below the part itself. */
const below = (part: string, errors: Record<string, string> | null) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [path.replace(`${part}.`, ''), text]),
  )

/** One part of the whole site in its form, saved with its button. */
function Part({ site, part, children }: { site: Site; part: PartName; children?: ReactNode }) {
  const { t } = useTranslation('site')
  const keep = useSiteCache()
  const services = useSiteServices({ site, page: null })
  const { busy, errors, write } = useWrite(useUpdateSite, {
    done: t('brand.saved'),
    onDone: keep,
    conflict: t('stale'),
    reads: [],
  })
  const [version] = useState(site.version)
  const value = site.draft[part]
  const send = (next: Record<string, unknown>) => {
    const kept = part === 'brand' ? { template: site.draft.brand.template } : {}
    const data = { version: site.version, [part]: { ...next, ...kept } } as SitePatch
    void write({ id: site.id, data })
  }
  return (
    <Panel title={t(`part.${part}`)}>
      {children}
      <LaterForm
        key={`${part} ${version}`}
        name={FORMS[part]}
        formId={`site-${part}`}
        namespace="site"
        value={value}
        services={services}
        serverErrors={below(part, errors)}
        disabled={!site.canEdit || busy}
        onSubmit={send}
      >
        {site.canEdit ? (
          <Button type="submit" variant="soft" busy={busy && t('brand.busy')}>
            {t('brand.save')}
          </Button>
        ) : null}
      </LaterForm>
    </Panel>
  )
}

/** What belongs to the whole site: colours and logo, contact, links, languages, search engines. */
export default function BrandPage() {
  const { t } = useTranslation('site')
  return (
    <SitePage
      title={t('brand.title')}
      sub={() => t('brand.sub')}
      acts={(site) => (site.canEdit ? <UndoButtons site={site} /> : null)}
    >
      {(site) => (
        <div className="site-brand">
          <div className="site-stack">
            <Part site={site} part="brand">
              <ContrastPanel site={site} />
            </Part>
            <Part site={site} part="legal" />
          </div>
          <div className="site-stack">
            <LanguagesForm site={site} />
            <Part site={site} part="contact" />
            <NavPanel site={site} />
            <Part site={site} part="footer" />
            <Part site={site} part="seo" />
          </div>
        </div>
      )}
    </SitePage>
  )
}
