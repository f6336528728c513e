import { renderToStaticMarkup } from 'react-dom/server'
import { carried } from '../campaign'
import { SiteContext, type Site } from '../site'
import { Body } from './body'
import { Unsent } from '../parts/unsent'
import { Head } from './head'
import { Missing } from './missing'
import { styleOf } from './style'

export interface Drawn {
  html: string
  /** All style of the page: its digest is what the policy lets through. */
  style: string
}

/** A whole document as HTML, without a script; `missing` draws the template's own 404. */
export function drawDocument(
  site: Site,
  { path, isPrivate, isMissing }: { path: string; isPrivate: boolean; isMissing: boolean },
): Drawn {
  const { template, t, lang } = site
  const { Header, Footer } = template
  // The body first: what it draws says which rules the head needs.
  const body = renderToStaticMarkup(
    <SiteContext value={site}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {isPrivate && (
        <aside className="draft" aria-label={t('draftLabel')}>
          {t('draft')}
        </aside>
      )}
      <Header />
      <main id="main">
        <Unsent isElsewhere={isMissing} />
        {isMissing ? <Missing /> : <Body />}
      </main>
      <Footer />
    </SiteContext>,
  )
  const style = styleOf(template, site.doc.brand, site.focus)
  const head = renderToStaticMarkup(
    <Head site={site} path={path} style={style} isMissing={isMissing} isDraft={isPrivate} />,
  )
  return {
    html:
      `<!doctype html><html lang="${lang}">${head}<body class="${template.name}">` +
      `${carried(body, site.base, site.campaign)}</body></html>`,
    style,
  }
}
