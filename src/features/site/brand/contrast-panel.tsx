import { useUpdateSite } from '../../../../generated/api/site/site'
import type { Site, SiteColorPair } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { useSiteCache } from '../frame/use-site-cache'
import { ColorPair } from './color-pair'

/** A colour with its figure; where it cannot be read, the nearest that can, taken with one click. */
function Pair({ site, pair }: { site: Site; pair: SiteColorPair }) {
  const { t } = useTranslation('site')
  const keep = useSiteCache()
  const { busy, write } = useWrite(useUpdateSite, { done: t('brand.saved'), onDone: keep })
  const { brand } = site.draft
  const { field } = pair
  const check = site.checks.find(
    ({ key, path }) => key === 'contrast' && path.split('.').at(-1) === field,
  )
  const proposal = check?.proposal
  return (
    <ColorPair pair={pair} problem={check?.text}>
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
    </ColorPair>
  )
}

/** Colours of the brand, each on what it stands on, with how well it is read there. */
export function ContrastPanel({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  return (
    <ul className="site-pairs site-contrast" aria-label={t('brand.pairs')}>
      {site.pairs.map((pair) => (
        <Pair key={pair.field} site={site} pair={pair} />
      ))}
    </ul>
  )
}
