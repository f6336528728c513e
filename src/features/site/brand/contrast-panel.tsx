import { CircleAlert } from 'lucide-react'
import { useUpdateSite } from '../../../../generated/api/site/site'
import type { Site, SiteCheck } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { useSiteCache } from '../frame/use-site-cache'

/** A colour that cannot be read, and the nearest that can, taken with one click. */
function Pair({ site, check }: { site: Site; check: SiteCheck }) {
  const { t } = useTranslation('site')
  const keep = useSiteCache()
  const { busy, write } = useWrite(useUpdateSite, { done: t('brand.saved'), onDone: keep })
  const { brand } = site.draft
  const field = check.path.split('.').at(-1) ?? 'primary'
  const { proposal } = check
  return (
    <li>
      <CircleAlert className="icon" aria-hidden="true" />
      <span>{check.text}</span>
      {proposal && site.canEdit ? (
        <Button
          busy={busy}
          onClick={() =>
            void write({
              id: site.id,
              data: {
                version: site.version,
                brand: { ...brand, colors: { ...brand.colors, [field]: proposal } },
              },
            })
          }
        >
          <span className="site-swatch" style={{ background: proposal }} aria-hidden="true" />
          {t('brand.take', { color: proposal })}
        </Button>
      ) : null}
    </li>
  )
}

/** Colours of the brand that are too close to what they stand on. */
export function ContrastPanel({ site }: { site: Site }) {
  const checks = site.checks.filter(({ key }) => key === 'contrast')
  if (checks.length === 0) return null
  return (
    <ul className="site-contrast" role="alert">
      {checks.map((check) => (
        <Pair key={check.path} site={site} check={check} />
      ))}
    </ul>
  )
}
