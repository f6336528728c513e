import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import type { Site, SitePage, SiteSection } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Sk } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { Shot } from '../frame/shot'
import { usePreview } from '../frame/use-preview'

const WIDTHS = [
  [1440, Monitor],
  [820, Tablet],
  [360, Smartphone],
] as const

/** The page as it will look, beside what is typed; it goes where the chosen section is. */
export function PreviewPane({
  site,
  page,
  section,
}: {
  site: Site
  page: SitePage
  section: SiteSection | null
}) {
  const { t } = useTranslation('site')
  const [width, setWidth] = useState<number>(1440)
  const { url, isError, error, refetch } = usePreview(site.id, { page: page.id })
  return (
    <div className="site-pane">
      <div className="site-pane-head" role="group" aria-label={t('preview.width')}>
        {WIDTHS.map(([each, Icon]) => (
          <ChipToggle key={each} on={each === width} onClick={() => setWidth(each)}>
            <Icon size={16} aria-hidden />
            {each}
          </ChipToggle>
        ))}
      </div>
      <div className="site-pane-body">
        {url ? (
          <Shot
            key={`${width} ${page.id}`}
            url={url}
            title={t('shotPage')}
            width={width}
            ratio={width > 800 ? 1.15 : 1.7}
            drawn={site.digest}
            at={section && idOf(section)}
            live
          />
        ) : isError ? (
          <ErrorLine title={t('shotFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Sk h={360} />
        )}
      </div>
    </div>
  )
}

/** Where the drawn page has a section: its anchor, else its own id. */
const idOf = (section: SiteSection): string =>
  section.anchor ?? (section.kind === 'legal' ? section.part : `s-${section.id}`)
