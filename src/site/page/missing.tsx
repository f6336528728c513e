import { pageHref, pageOf, useSite } from '../site'

/** No page lies here: said in the template's own look, with the way home. */
export function Missing() {
  const site = useSite()
  const { t } = site
  const home = pageOf(site, 'home')
  return (
    <section className="section missing">
      <div className="wide">
        <h1>{t('missing.title')}</h1>
        <p className="lead">{t('missing.text')}</p>
        <p>
          <a className="button" href={home ? pageHref(site, home) : `${site.base}/`}>
            {t('missing.home')}
          </a>
        </p>
      </div>
    </section>
  )
}
