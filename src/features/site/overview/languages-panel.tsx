import { Link } from 'react-router-dom'
import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'

const ENOUGH = 80

/** How much of the texts each language has. */
export function LanguagesPanel({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  return (
    <Panel
      title={t('languages.title')}
      className="site-languages"
      action={<Link to={href('auth-web-plantilla-contenido')}>{t('languages.complete')}</Link>}
    >
      <ul className="site-language-list">
        {site.languages.map(({ language, pct, missing }) => (
          <li key={language}>
            <span>{t(`language.${language}`)}</span>
            <span className={pct < ENOUGH ? 'site-meter is-low' : 'site-meter'} aria-hidden="true">
              <span style={{ width: `${pct}%` }} />
            </span>
            <b className="num">{pct} %</b>
            <small className="muted">
              {missing === 0
                ? t('languages.whole')
                : t(pct < ENOUGH ? 'languages.hidden' : 'languages.missing', { count: missing })}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
