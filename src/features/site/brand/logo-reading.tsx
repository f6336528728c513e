import { useQueryClient } from '@tanstack/react-query'
import {
  getListSitePicturesQueryKey,
  useReadSiteBrand,
  useUpdateSite,
} from '../../../../generated/api/site/site'
import type { Site, SiteBrand } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Sk } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { Shot } from '../frame/shot'
import { usePreview } from '../frame/use-preview'
import { useSiteCache } from '../frame/use-site-cache'
import { ColorPair } from './color-pair'

/** The front page as it is and as it would be, and the press that takes the colours. */
export function LogoReading({
  site,
  hash,
  onClose,
}: {
  site: Site
  hash: string
  onClose: () => void
}) {
  const { t } = useTranslation('site')
  const keep = useSiteCache()
  const client = useQueryClient()
  const before = usePreview(site.id, {})
  const { data, isError, error, refetch } = useReadSiteBrand(
    site.id,
    { hash },
    { request: { silent: true } },
  )
  const { busy, write } = useWrite(useUpdateSite, {
    done: t('logo.taken'),
    onDone: (now: Site) => {
      keep(now)
      void client.invalidateQueries({ queryKey: getListSitePicturesQueryKey(site.id) })
      onClose()
    },
    conflict: t('stale'),
  })
  if (isError)
    return <ErrorLine title={t('logo.failed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <Sk h={220} />
  const { brand } = site.draft
  const logo = brand.logo?.hash === hash ? brand.logo : { hash, alt: data.alt }
  const take = (colors: SiteBrand['colors']) =>
    void write({ id: site.id, data: { version: site.version, brand: { ...brand, logo, colors } } })
  const isEmpty = data.pairs.length === 0
  return (
    <>
      <p className="site-palette">
        <img src={`/media/${hash}/320.webp`} alt={t('logo.alt')} />
        {data.palette.map(({ color, share }) => (
          <span key={color} className="num">
            <span className="site-swatch" style={{ background: color }} aria-hidden="true" />
            {color} <small className="muted">{share} %</small>
          </span>
        ))}
      </p>
      {isEmpty ? (
        <p>{t('logo.none')}</p>
      ) : (
        <>
          <ul className="site-pairs">
            {data.pairs.map((pair) => (
              <ColorPair key={pair.field} pair={pair} />
            ))}
          </ul>
          <div className="site-before-after">
            <figure>
              <figcaption>{t('logo.before')}</figcaption>
              {before.url ? (
                <Shot url={before.url} title={t('logo.before')} width={820} ratio={0.8} />
              ) : before.isError ? (
                <ErrorLine
                  title={t('shotFailed')}
                  error={before.error}
                  onRetry={() => void before.refetch()}
                />
              ) : (
                <Sk h={160} />
              )}
            </figure>
            <figure>
              <figcaption>{t('logo.after')}</figcaption>
              <Shot url={data.preview.url} title={t('logo.after')} width={820} ratio={0.8} />
            </figure>
          </div>
        </>
      )}
      <div className="site-band-acts">
        {isEmpty ? null : (
          <Button variant="main" busy={busy} onClick={() => take(data.proposal)}>
            {t('logo.take')}
          </Button>
        )}
        {brand.logo?.hash === hash ? null : (
          <Button busy={busy} onClick={() => take(brand.colors)}>
            {t('logo.takeLogo')}
          </Button>
        )}
        <Button variant="text" disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </>
  )
}
