import { Download } from 'lucide-react'
import { exportSite } from '../../../../generated/api/site/site'
import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { inOne, useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'

const useExport = inOne(({ id }: { id: string }) => exportSite(id, { quiet: true, silent: true }))

/** The published site as files, to be opened from a disk or laid on any host. */
export function ExportPanel({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const { busy, write, failed } = useWrite(useExport, {
    done: t('export.begun'),
    onDone: ({ url }) => location.assign(url),
  })
  if (site.published === null || !site.canEdit) return null
  return (
    <Panel title={t('export.title')} className="site-export">
      <p className="muted">{t('export.text')}</p>
      {failed ? <p role="alert">{failed}</p> : null}
      <Button busy={busy} onClick={() => void write({ id: site.id })}>
        <Download className="icon" aria-hidden="true" />
        {t('export.send')}
      </Button>
    </Panel>
  )
}
