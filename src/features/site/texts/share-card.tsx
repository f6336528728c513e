import type { Language, Site, SitePage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Sk } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { usePreview } from '../frame/use-preview'

/** The picture of a page, of the draft: the address of its preview with `share` in between. */
function pictureAt(url: string, drawn: string): string {
  const { pathname } = new URL(url, location.origin)
  const [, base = '', path = '/'] = /^(\/w\/[^/]+)(\/.*)$/.exec(pathname) ?? []
  return `${base}/share${path}card.jpg?${drawn.slice(0, 12)}`
}

/** A link to the page as chats and networks show it: the very picture that is served. */
export function ShareCard({
  site,
  page,
  language,
  title,
}: {
  site: Site
  page: SitePage
  language: Language
  title: string
}) {
  const { t } = useTranslation('site')
  const { url, isError, error, refetch } = usePreview(site.id, { page: page.id, language })
  const host = new URL(site.address).host
  return (
    <div className="site-shared">
      {url ? (
        <img
          src={pictureAt(url, site.digest)}
          alt={t('search.card', { title })}
          width="1200"
          height="630"
        />
      ) : isError ? (
        <ErrorLine title={t('shotFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Sk h={147} />
      )}
      <small>{host}</small>
      <b>{title}</b>
    </div>
  )
}
