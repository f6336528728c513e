import { useTranslation } from '../i18n'
import { Link } from 'react-router-dom'
import { deviceHref } from '../lib/device-path'
import { href } from '../lib/href'
import { part } from '../lib/part'
import type { RouteName } from '../lib/paths'
import { getSite } from '../lib/site'
import { LogoMark } from '../ui/logo-mark'
import { Pressable } from '../ui/kit/bare/pressable'
import { LanguageLinks } from './language-links'
import { moreNavigation, searchNavigation } from './navigation'
import { AccountButton } from './account-button'

/** Pages by the key of their words (`footer.<key>`). */
const PAGES = {
  faq: 'faq',
  contact: 'contacto',
  us: 'nosotros',
  services: 'servicios',
  privacy: 'politica-de-privacidad',
  terms: 'condiciones',
  cookies: 'politica-de-cookies',
  newBuild: 'construccion',
  safeRent: 'alquiler-seguro',
  inmovilla: 'auth-help-inmovilla',
  mobile: 'auth-mobile',
} as const satisfies Record<string, RouteName>
type PageKey = keyof typeof PAGES

const HELP: PageKey[] = ['faq', 'contact', 'newBuild', 'safeRent', 'mobile']
const LEGAL: PageKey[] = ['us', 'terms', 'privacy', 'cookies']
const PRO: PageKey[] = ['services', 'inmovilla']

function PageLink({ name }: { name: PageKey }) {
  const { t } = useTranslation('shell')
  return (
    <li>
      <Link to={href(PAGES[name])}>{t(`footer.${name}`)}</Link>
    </li>
  )
}

const LinkList = ({ names }: { names: PageKey[] }) => (
  <ul>
    {names.map((name) => (
      <PageLink key={name} name={name} />
    ))}
  </ul>
)

/** The same under every page of a language: kept as drawn. */
const FootGrid = part(function FootGrid() {
  const { t } = useTranslation('shell')
  const { name } = getSite()
  return (
    <div className="foot-grid">
      <div>
        <Link className="logo" to={href('index')} aria-label={t('header.home', { name })}>
          <LogoMark size={28} />
          {name}
        </Link>
        <p className="foot-about">{t('footer.about')}</p>
      </div>
      <div>
        <h2>{t('footer.search')}</h2>
        <ul>
          {searchNavigation().map(({ words, to }) => (
            <li key={to}>
              <Link to={to}>{t(words)}</Link>
            </li>
          ))}
          <li>
            <Link to={deviceHref()}>{t('nav.kept')}</Link>
          </li>
        </ul>
      </div>
      <div>
        <h2>{t('footer.help')}</h2>
        <LinkList names={HELP} />
      </div>
      <div>
        <h2>{t('footer.legal')}</h2>
        <LinkList names={LEGAL} />
      </div>
      <div>
        <h2>{t('footer.pro')}</h2>
        <ul>
          {PRO.map((name) => (
            <PageLink key={name} name={name} />
          ))}
          <li>
            <AccountButton className="foot-button" />
          </li>
          {moreNavigation().map(({ words, to }) => (
            <li key={to}>
              <Link to={to}>{t(words)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
})

/** The ways on, under every public page but search and map. */
export default function Footer() {
  const { t } = useTranslation('shell')
  return (
    <footer className="foot">
      <div className="wrap">
        <FootGrid />
        <nav className="langs" aria-label={t('header.languages')}>
          <LanguageLinks />
          <Pressable
            className="foot-button"
            data-needs-script
            onClick={() =>
              void import('../slots/consent').then(({ openConsentSettings }) =>
                openConsentSettings(),
              )
            }
          >
            {t('footer.cookies')}
          </Pressable>
          <p>{t('footer.maps')}</p>
        </nav>
      </div>
    </footer>
  )
}
