import { useSetSiteReport } from '../../../../generated/api/site/site'
import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Switch } from '../../../ui/workspace/kit/switch'
import { useSiteCache } from '../frame/use-site-cache'

/** Whether the figures of each month come by mail to who looks at this. */
export function MonthlyMail({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const keep = useSiteCache()
  const { write } = useWrite(useSetSiteReport, {
    done: (now: Site) => t(now.monthlyMail ? 'figures.mail.on' : 'figures.mail.off'),
    onDone: keep,
  })
  return (
    <Switch
      label={t('figures.mail.label')}
      checked={site.monthlyMail}
      onChange={(mail) => void write({ id: site.id, data: { mail } })}
    />
  )
}
