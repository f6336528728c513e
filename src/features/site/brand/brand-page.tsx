import type { ReactNode } from 'react'
import type { Site } from '../../../../generated/model'
import type { FormName } from '../../../../generated/forms/index'
import { LaterForm } from '../../../forms/later-form'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { DomainPanel } from '../domain/domain-panel'
import { SitePage } from '../frame/site-page'
import { useSiteServices } from '../frame/site-services'
import { UndoButtons } from '../frame/undo-buttons'
import { ContrastPanel } from './contrast-panel'
import { LanguagesForm } from './languages-form'
import { LogoColors } from './logo-colors'
import { NavPanel } from './nav-panel'
import { PicturesPanel } from './pictures-panel'
import { usePartDraft, type PartName } from './part-draft'

const FORMS: Record<PartName, FormName> = {
  brand: 'SiteBrand',
  contact: 'SiteContact',
  footer: 'SiteFooter',
  legal: 'SiteLegal',
  seo: 'SiteSeo',
}

/** One part of the whole site in its form, saved with its button. */
function Part({ site, part, children }: { site: Site; part: PartName; children?: ReactNode }) {
  const { t } = useTranslation('site')
  const services = useSiteServices({ site, page: null })
  const { value, shown, busy, errors, type, save } = usePartDraft(site, part)
  return (
    <Panel title={t(`part.${part}`)}>
      {children}
      <LaterForm
        key={`${part} ${shown}`}
        name={FORMS[part]}
        formId={`site-${part}`}
        namespace="site"
        value={value}
        services={services}
        serverErrors={errors}
        disabled={!site.canEdit || busy}
        onChange={type}
        onSubmit={save}
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

/** What belongs to the whole site: its domain, colours and logo, contact, links, languages, search engines. */
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
            <DomainPanel site={site} />
            <LogoColors site={site} />
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
            <PicturesPanel site={site} />
          </div>
        </div>
      )}
    </SitePage>
  )
}
