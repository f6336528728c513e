import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Site, SiteCheck } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'

/** Where a check is mended. */
function placeOf({ key, pageId, path }: SiteCheck): string {
  if (key === 'company') return href('auth-perfil-empresa')
  if (key === 'contrast' || key === 'contact' || pageId === null)
    return href(key === 'language' ? 'auth-web-plantilla-contenido' : 'auth-web-custom-web')
  if (key === 'titleMissing' || key === 'slugTwice')
    return href('auth-web-plantilla-contenido', {}, { pagina: pageId })
  const at = /sections\.(\d+)/.exec(path)?.[1]
  return href('auth-web-plantilla-secciones', {}, { pagina: pageId, seccion: at })
}

/** What stops the site from being published, and what is worth a look; each leads to its place. */
export function ChecksPanel({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const stops = site.checks.filter(({ level }) => level === 'stop').length
  const warns = site.checks.length - stops
  const note = [
    stops > 0 && t('checks.stops', { count: stops }),
    warns > 0 && t('checks.warns', { count: warns }),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <Panel title={t('checks.title')} note={note} className="site-checks" flush>
      {site.checks.length === 0 ? (
        <p className="site-empty">
          <CircleCheck className="icon" aria-hidden="true" />
          {t('checks.none')}
        </p>
      ) : (
        <ul className="site-check-list">
          {site.checks.map((check) => (
            <li key={check.key + check.path} className={`is-${check.level}`}>
              {check.level === 'stop' ? (
                <CircleAlert className="icon" aria-hidden="true" />
              ) : (
                <TriangleAlert className="icon" aria-hidden="true" />
              )}
              <span>
                <span className="spoken">{t(`checks.level.${check.level}`)} </span>
                {check.text}
              </span>
              {site.canEdit && (
                <Link to={placeOf(check)}>
                  {t(`checks.act.${check.key}`)}
                  <span className="spoken">: {check.text}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
