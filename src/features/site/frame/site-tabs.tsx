import { Link, useLocation } from 'react-router-dom'
import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { TabLinks } from '../../../ui/workspace/kit/tab-links'

const TABS = [
  ['auth-web', 'overview'],
  ['auth-web-plantilla-secciones', 'sections'],
  ['auth-web-plantilla-contenido', 'texts'],
  ['auth-web-plantilla', 'template'],
  ['auth-web-custom-web', 'brand'],
  ['auth-web-vista-previa', 'preview'],
] as const

/** The six screens of the website; the texts with how much of them is written. */
export function SiteTabs({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const { pathname } = useLocation()
  const least = Math.min(...site.languages.map(({ pct }) => pct))
  return (
    <TabLinks className="num" label={t('tabs.label')}>
      {TABS.map(([route, name]) => (
        <Link
          key={route}
          to={href(route)}
          aria-current={pathname.replace(/\/$/, '') === href(route) ? 'page' : undefined}
        >
          {t(`tabs.${name}`)}
          {name === 'texts' ? <small>{least} %</small> : null}
        </Link>
      ))}
    </TabLinks>
  )
}
