import type { Site, SiteChange } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { useChangeWords } from './change-words'

const SHOWN = 8

function Change({ change }: { change: SiteChange }) {
  const { t } = useTranslation('site')
  const words = useChangeWords()
  const { before, after } = change
  return (
    <li>
      <b>{words(change)}</b>
      {before ? (
        <del>
          <span className="spoken">{t('changes.before')} </span>
          {before}
        </del>
      ) : null}
      {after ? (
        <ins>
          <span className="spoken">{t('changes.after')} </span>
          {after}
        </ins>
      ) : null}
    </li>
  )
}

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
        <ul className="site-change-list">
          {changes.slice(0, SHOWN).map((change, at) => (
            <Change key={at} change={change} />
          ))}
          {changes.length > SHOWN ? (
            <li className="muted">{t('changes.more', { count: changes.length - SHOWN })}</li>
          ) : null}
        </ul>
      )}
    </Panel>
  )
}
