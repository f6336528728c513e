import { useSearchParams } from 'react-router-dom'
import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { SitePage } from '../frame/site-page'
import { UndoButtons } from '../frame/undo-buttons'
import { PagesPanel } from './pages-panel'
import { PageTexts } from './page-texts'

function Texts({ site }: { site: Site }) {
  const [search] = useSearchParams()
  const { pages } = site.draft
  const page = pages.find(({ id }) => id === search.get('pagina')) ?? pages[0]
  return (
    <div className="site-texts">
      <PagesPanel site={site} chosen={page?.id ?? null} />
      {page ? <PageTexts key={page.id} site={site} stored={page} /> : null}
    </div>
  )
}

/** Pages and their texts, two languages side by side, and what search engines show of them. */
export default function TextsPage() {
  const { t } = useTranslation('site')
  return (
    <SitePage
      title={t('texts.title')}
      acts={(site) => (site.canEdit ? <UndoButtons site={site} /> : null)}
    >
      {(site) => <Texts site={site} />}
    </SitePage>
  )
}
