import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { ChangeList } from './change-list'

const SHOWN = 8

/** What strangers do not read yet, in words. */
export function ChangesPanel({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const { changes, published } = site
  const title =
    published === null || !site.changed
      ? t('changes.title')
      : t('changes.count', { count: Math.max(changes.length, 1) })
  return (
    <Panel title={title} className="site-changes" flush>
      {changes.length === 0 ? (
        <p className="site-empty muted">
          {t(published === null ? 'changes.first' : 'changes.none')}
        </p>
      ) : (
        <ChangeList changes={changes} most={SHOWN} />
      )}
    </Panel>
  )
}
