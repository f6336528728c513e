import type { SiteChange } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useChangeWords } from './change-words'

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

/** Differences in words, the first of them. */
export function ChangeList({ changes, most }: { changes: SiteChange[]; most: number }) {
  const { t } = useTranslation('site')
  return (
    <ul className="site-change-list">
      {changes.slice(0, most).map((change, at) => (
        <Change key={at} change={change} />
      ))}
      {changes.length > most ? (
        <li className="muted">{t('changes.more', { count: changes.length - most })}</li>
      ) : null}
    </ul>
  )
}
