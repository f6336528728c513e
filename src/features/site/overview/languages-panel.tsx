import { Link } from 'react-router-dom'
import type { Language, Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'

const ENOUGH = 80

/** Texts of a language whose source was changed since. */
const since = ({ pages }: Site, language: Language): number =>
  pages.flatMap(({ outdated }) => outdated.filter((one) => one.language === language)).length

/** How much of the texts each language has. */
export function LanguagesPanel({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  return (
    <Panel
      title={t('languages.title')}
      className="site-languages"
      action={
        site.canEdit && (
          <Link to={href('auth-web-plantilla-contenido')}>{t('languages.complete')}</Link>
        )
      }
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
                ? since(site, language) > 0
                  ? t('texts.since', { count: since(site, language) })
                  : t('languages.whole')
                : t(pct < ENOUGH ? 'languages.hidden' : 'languages.missing', { count: missing })}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
