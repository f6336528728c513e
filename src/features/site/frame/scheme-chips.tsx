import type { SiteScheme } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'

/** A scheme to look at; null: the one that the site has. */
export type Shown = Exclude<SiteScheme, 'system'> | null

/** Shows the site in the light or in the dark, whatever it has; pressed again, as it has it. */
export function SchemeChips({
  shown,
  onChoose,
}: {
  shown: Shown
  onChoose: (shown: Shown) => void
}) {
  const { t } = useTranslation('site')
  return (
    <span className="chip-row" role="group" aria-label={t('preview.scheme')}>
      {(['light', 'dark'] as const).map((scheme) => (
        <ChipToggle
          key={scheme}
          on={scheme === shown}
          onClick={() => onChoose(scheme === shown ? null : scheme)}
        >
          {t(`enums.scheme.${scheme}`)}
        </ChipToggle>
      ))}
    </span>
  )
}
